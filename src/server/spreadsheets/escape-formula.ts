// After any apostrophes of ours: blanks or separators, then a sign that a spreadsheet takes for the beginning of a formula.
const formula = /^'*(?:[\s;,|]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r])/;

/** A text cell of a CSV that no spreadsheet takes for a formula: one more apostrophe before what looks like one. */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text as it was before `escapeFormula`: what an export wrote comes back the same. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
