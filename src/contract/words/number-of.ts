/** What a thing’s number goes by in French, whether “numéro” is written out or not: `n° de prêt`, `no prêt`. */
export const numberOf = (...things: readonly string[]): readonly string[] =>
  things.flatMap((thing) =>
    ['numero', 'no', 'n°', 'num'].flatMap((number) => [`${number} de ${thing}`, `${number} ${thing}`]),
  );
