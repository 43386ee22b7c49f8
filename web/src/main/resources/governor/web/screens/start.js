import { LitElement, html } from 'lit';

customElements.define('start-screen', class extends LitElement {
  createRenderRoot() { return this; }
  render() { return html``; }
});
