import { LitElement, html } from 'lit';

customElements.define('replay-screen', class extends LitElement {
  createRenderRoot() { return this; }
  render() { return html``; }
});
