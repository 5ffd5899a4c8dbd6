/** Every text by its path: `home.stages`. */
export const keysIn = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'string' ? [`${path}${name}`] : keysIn(inner as object, `${path}${name}.`),
  );

/**
 * Whether a text is said in a source. Keys that are put together, `prices.${one}`, stand for every text right below them; where a
 * screen serves two rooms, the room is.
 */
export function saidIn(source: string): (key: string) => boolean {
  const spelt = new Set(source.match(/(?<=['"])[\w.+-]+(?=['"])/g));
  const made = [...new Set(source.match(/(?<=`)(?:\w+|\$\{[^}`]+\})\.[^`\n]*(?=`)/g))].map(
    (template) =>
      new RegExp(
        `^${template
          .replace(/\$\{[^}]*\}/g, '#')
          .replaceAll('.', '\\.')
          .replaceAll('#', '[\\w+-]+')}$`,
      ),
  );
  return (key) => spelt.has(key) || made.some((pattern) => pattern.test(key));
}
