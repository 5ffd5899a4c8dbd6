type Language = 'en' | 'fr';

/** What colours of assets are commonly called, in English and French; of several words, the first is read. */
const colours: readonly (readonly [en: readonly string[], fr: readonly string[]])[] = [
  [['Black'], ['Noir', 'Noire']],
  [['White'], ['Blanc', 'Blanche']],
  [
    ['Grey', 'Gray'],
    ['Gris', 'Grise'],
  ],
  [['Silver'], ['Argent', 'Argenté', 'Argentée']],
  [['Blue'], ['Bleu', 'Bleue']],
  [['Red'], ['Rouge']],
  [['Green'], ['Vert', 'Verte']],
  [['Yellow'], ['Jaune']],
  [['Brown'], ['Brun', 'Brune']],
  [['Beige'], ['Beige']],
  [['Orange'], ['Orange']],
  [['Purple'], ['Violet', 'Violette', 'Mauve']],
  [['Burgundy'], ['Bourgogne']],
];

const known = new Map(
  colours.flatMap(([english, french]) =>
    [...english, ...french].map(
      (word) => [word.toLowerCase(), { en: english[0] ?? word, fr: french[0] ?? word }] as const,
    ),
  ),
);

/**
 * The colour of an asset as it is read: a common one by its word in the reader's language, whatever language it was placed in. What else
 * people or lenders write (`Midnight Blue Pearl`) stands as they wrote it.
 */
export const colourWord = (colour: string, language: Language): string =>
  known.get(colour.trim().toLowerCase())?.[language] ?? colour;
