import { LitElement, html } from 'lit';

customElements.define('analysis-screen', class extends LitElement {
  createRenderRoot() { return this; }
  render() { return html``; }
});
