/** The rules screen. */
import { LitElement, html } from 'lit';

customElements.define('rules-screen', class extends LitElement {
  createRenderRoot() { return this; }
  render() { return html``; }
});
