import type { ValueOf } from './vocabularies/index';

const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'0123456789'].map((digit) => [digit, Number(digit)])),
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstCycle = 1980;

const roadVehicles: readonly ValueOf<'assetType'>[] = [
  'automobile',
  'heavy_truck',
  'trailer',
  'motorcycle',
  'recreational_vehicle',
];

/** Whether an asset of this type is made for the road, where it is known by its VIN; anything else goes by a serial number. */
export const bearsVin = (assetType: ValueOf<'assetType'>): boolean => roadVehicles.includes(assetType);

/** Whether a text has the form of a VIN: 17 characters, upper case, without I, O and Q. */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text);
}

/** The check digit that the other sixteen characters ask for: `0` to `9` or `X`; `undefined` where the text is no VIN. */
export function vinCheckDigit(vin: string): string | undefined {
  if (!isVin(vin)) return undefined;
  const sum = [...vin].reduce(
    (total, letter, index) => total + (values[letter] ?? 0) * (weights[index] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/**
 * Whether the ninth character is the one that the others ask for. North American makers keep it (49 CFR 565.15); a European or
 * an Asian one need not, so a mismatch is a warning and never a refusal.
 */
export function hasVinCheckDigit(vin: string): boolean {
  return vinCheckDigit(vin) === vin[8] && vin.length === 17;
}

/**
 * The model year that the tenth character stands for. The letters come round every thirty years; a letter in the seventh place
 * means the second round, 2010 and later (49 CFR 565.15, for cars and light trucks).
 * @param latest the last year that may be meant, commonly next calendar year
 */
export function vinModelYear(vin: string, latest: number): number | undefined {
  if (!isVin(vin)) return undefined;
  const place = yearCodes.indexOf(vin[9] ?? '');
  if (place < 0) return undefined;
  const first = firstCycle + place;
  const second = first + yearCodes.length;
  const isRecent = /[A-Z]/.test(vin[6] ?? '');
  return isRecent && second <= latest ? second : first <= latest ? first : undefined;
}
