/** Text as it may stand in HTML. */
export const escape = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const code = (text: unknown): string => `<code>${escape(text)}</code>`;

/** Some lines of code, which a reader who goes by keys can reach and scroll. */
export const block = (text: string, label: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escape(label)}"><code>${escape(text)}</code></pre>`;

/** Backticks in a sentence become code. */
export const sentence = (text: string): string => escape(text).replace(/&#96;|`([^`]*)`/g, '<code>$1</code>');

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="wide" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
