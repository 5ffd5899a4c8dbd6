/**
 * Letters that name a region and no country: what ISO 3166-1 sets aside for parts of countries, what stands for several of them, and what
 * is made up.
 */
const others = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));

/** The two letters of each country that there is (ISO 3166-1, and Kosovo’s), in no order. Letters of one that is no more are left out. */
export function allCountries(): readonly string[] {
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .filter(
      (code) =>
        !others.has(code) && known.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code,
    );
}
