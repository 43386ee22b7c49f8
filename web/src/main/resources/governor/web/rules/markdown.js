/** A page of the rulings as its Markdown says: headings, paragraphs, lists, tables, links, code and stress. */
import { html, nothing } from 'lit';

/** The name of a heading in links, as GitHub makes it. */
export const anchor = (/** @type {string} */ heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** What the ids of the page that is being read begin with, so that two pages can be shown below each other. */
let page = '';

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

/** @returns {unknown} a line with its code, stress and links; only links into the page itself can be followed */
function inline(/** @type {string} */ text) {
  const found = INLINE.exec(text);
  if (!found) return text;
  const [whole, code, strong, stress, words, link] = found;
  const part = code
    ? html`<code>${code}</code>`
    : strong
      ? html`<strong>${inline(strong)}</strong>`
      : stress
        ? html`<em>${inline(stress)}</em>`
        : link.startsWith('#')
          ? html`<a href="#ruling-${page}${link.slice(1)}" data-jump>${inline(words)}</a>`
          : inline(words);
  return html`${text.slice(0, found.index)}${part}${inline(text.slice(found.index + whole.length))}`;
}

const cells = (/** @type {string} */ row) =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function heading(/** @type {number} */ depth, /** @type {string} */ text) {
  const id = `ruling-${page}${anchor(text.replace(/[`*]/g, ''))}`;
  if (depth <= 2) return html`<h3 id=${id} tabindex="-1">${inline(text)}</h3>`;
  return depth === 3
    ? html`<h4 id=${id} tabindex="-1">${inline(text)}</h4>`
    : html`<h5 id=${id} tabindex="-1">${inline(text)}</h5>`;
}

/** A table with longer cells is one of sentences: on a phone its rows are told one below the other. */
const LONG_CELL = 60;

function table(/** @type {string[]} */ rows) {
  const [titles, , ...all] = rows.map(cells);
  // Which tests hold a ruling is for those who read the sources.
  const head = titles.at(-1) === 'tests' ? titles.slice(0, -1) : titles;
  const body = all.map((row) => row.slice(0, head.length));
  const isText = body.some((row) => row.some((cell) => cell.length > LONG_CELL));
  return html`<div class="wide" tabindex="0"><table
      class=${isText ? 'text' : nothing}><thead><tr>${head.map(
        (cell) => html`<th
      scope="col">${inline(cell)}</th>`,
      )}</tr></thead>
    <tbody>${body.map(
      (row) =>
        html`<tr>${row.map(
          (cell, at) => html`<td
        data-head=${head[at] ?? ''}>${inline(cell)}</td>`,
        )}</tr>`,
    )}</tbody></table></div>`;
}

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;

function items(/** @type {string[]} */ block) {
  /** @type {string[]} */
  const all = [];
  for (const line of block) {
    if (ITEM.test(line)) all.push(line.replace(ITEM, ''));
    else all[all.length - 1] += ` ${line.trim()}`;
  }
  const list = all.map((item) => html`<li>${inline(item)}</li>`);
  return /^\s*\d/.test(block[0]) ? html`<ol>${list}</ol>` : html`<ul>${list}</ul>`;
}

/** The lines from here on that belong to one block. */
function block(/** @type {string[]} */ lines, /** @type {number} */ from) {
  const first = lines[from];
  const isTable = first.startsWith('|');
  const isList = ITEM.test(first);
  let to = from + 1;
  for (; to < lines.length && lines[to].trim(); to++) {
    const line = lines[to];
    if (
      /^#{1,6} /.test(line) ||
      line.startsWith('```') ||
      (isTable ? !line.startsWith('|') : line.startsWith('|')) ||
      (!isList && ITEM.test(line) && /^[-*\d]/.test(line))
    )
      break;
  }
  return lines.slice(from, to);
}

/** Links whose address stands at the foot of the page lead out of it: what remains is their words. */
function withoutReferences(/** @type {string} */ text) {
  const definition = /^\[([^\]]+)\]:.*$/gm;
  const names = new Set([...text.matchAll(definition)].map(([, name]) => name));
  return text
    .replace(definition, '')
    .replace(/\[([^\][]+)\](?![(:])/g, (whole, name) => (names.has(name) ? name : whole));
}

/** @returns {unknown[]} */
export function markdown(/** @type {string} */ text, prefix = '') {
  page = prefix;
  const lines = withoutReferences(text.replaceAll('\r\n', '\n')).split('\n');
  const parts = [];
  for (let i = 0; i < lines.length; ) {
    const line = lines[i];
    const title = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) {
      i++;
    } else if (title) {
      parts.push(heading(title[1].length, title[2]));
      i++;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, at) => at > i && other.startsWith('```'));
      const to = end < 0 ? lines.length : end;
      parts.push(html`<pre tabindex="0"><code>${lines.slice(i + 1, to).join('\n')}</code></pre>`);
      i = to + 1;
    } else {
      const some = block(lines, i);
      parts.push(
        line.startsWith('|') && some.length > 1
          ? table(some)
          : ITEM.test(line)
            ? items(some)
            : html`<p>${inline(some.map((one) => one.trim()).join(' '))}</p>`,
      );
      i += some.length;
    }
  }
  return parts.length > 0 ? parts : [nothing];
}
