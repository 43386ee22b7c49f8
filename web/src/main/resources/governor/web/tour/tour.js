/** The tour. */
import { LitElement, html } from 'lit';

customElements.define('tour-screen', class extends LitElement {
  createRenderRoot() { return this; }
  render() { return html``; }
});
