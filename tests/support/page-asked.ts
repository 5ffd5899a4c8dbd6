/** A statement as a spy on a connection heard it. */
type Asked = readonly [text: string, values: unknown[]];

/**
 * Of what was asked for a list, the statement that found its page. Where the same statement counts, it is answered without counting: what
 * is looked at is how the page is found.
 */
export function pageAsked(calls: readonly unknown[]): Asked {
  const found = (calls as readonly Asked[]).findLast(([text]) => /\border by\b/.test(text));
  if (!found) throw new Error('no page was asked for');
  const [text, values] = found;
  const counting = /^select .* total, array\((?=\s*select)/s.exec(text)?.[0];
  return counting ? numbered(`select null total, array(${text.slice(counting.length)}`, values) : found;
}

/** The same text with the values that are left of its own. */
function numbered(text: string, values: readonly unknown[]): Asked {
  const used = [...new Set(text.match(/\$\d+/g))];
  return [
    text.replaceAll(/\$\d+/g, (one) => `$${used.indexOf(one) + 1}`),
    used.map((one) => values[Number(one.slice(1)) - 1]),
  ];
}
