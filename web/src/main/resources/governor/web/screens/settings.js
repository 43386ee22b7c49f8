import { LitElement, html } from 'lit';

customElements.define('settings-screen', class extends LitElement {
  createRenderRoot() { return this; }
  render() { return html``; }
});
