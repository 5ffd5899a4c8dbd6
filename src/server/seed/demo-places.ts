import type { ValueOf } from '#contract/vocabularies/index';
import type { Random } from './random';

export type Province = ValueOf<'province'>;

interface Region {
  /** Of a hundred files, how many lie here. */
  readonly share: number;
  readonly cities: readonly string[];
  readonly areas: readonly string[];
  /** First letters of its postal codes. */
  readonly letters: string;
  readonly latitude: number;
  readonly longitude: number;
}

const regions: Readonly<Record<Province, Region>> = {
  ON: {
    share: 38,
    cities: ['Toronto', 'Ottawa', 'Hamilton', 'London', 'Kitchener', 'Windsor', 'Sudbury', 'Barrie'],
    areas: ['416', '647', '905', '613', '519'],
    letters: 'KLMNP',
    latitude: 43.7,
    longitude: -79.4,
  },
  QC: {
    share: 20,
    cities: ['Montréal', 'Québec', 'Laval', 'Gatineau', 'Sherbrooke', 'Trois-Rivières', 'Saguenay'],
    areas: ['514', '438', '450', '418'],
    letters: 'GHJ',
    latitude: 45.5,
    longitude: -73.6,
  },
  AB: {
    share: 16,
    cities: ['Calgary', 'Edmonton', 'Red Deer', 'Lethbridge', 'Grande Prairie'],
    areas: ['403', '780', '587'],
    letters: 'T',
    latitude: 51.05,
    longitude: -114.1,
  },
  BC: {
    share: 11,
    cities: ['Vancouver', 'Surrey', 'Kelowna', 'Victoria', 'Prince George'],
    areas: ['604', '778', '250'],
    letters: 'V',
    latitude: 49.2,
    longitude: -123.1,
  },
  MB: {
    share: 4.5,
    cities: ['Winnipeg', 'Brandon', 'Steinbach'],
    areas: ['204'],
    letters: 'R',
    latitude: 49.9,
    longitude: -97.1,
  },
  SK: {
    share: 4,
    cities: ['Saskatoon', 'Regina', 'Moose Jaw'],
    areas: ['306', '639'],
    letters: 'S',
    latitude: 52.1,
    longitude: -106.6,
  },
  NS: {
    share: 2.3,
    cities: ['Halifax', 'Truro', 'Sydney'],
    areas: ['902'],
    letters: 'B',
    latitude: 44.6,
    longitude: -63.6,
  },
  NB: {
    share: 2,
    cities: ['Moncton', 'Fredericton', 'Saint John'],
    areas: ['506'],
    letters: 'E',
    latitude: 46.1,
    longitude: -64.8,
  },
  NL: {
    share: 1.2,
    cities: ["St. John's", 'Corner Brook'],
    areas: ['709'],
    letters: 'A',
    latitude: 47.5,
    longitude: -52.7,
  },
  PE: {
    share: 0.4,
    cities: ['Charlottetown', 'Summerside'],
    areas: ['902'],
    letters: 'C',
    latitude: 46.2,
    longitude: -63.1,
  },
  YT: {
    share: 0.3,
    cities: ['Whitehorse'],
    areas: ['867'],
    letters: 'Y',
    latitude: 60.7,
    longitude: -135.1,
  },
  NT: {
    share: 0.2,
    cities: ['Yellowknife'],
    areas: ['867'],
    letters: 'X',
    latitude: 62.4,
    longitude: -114.4,
  },
  NU: { share: 0.1, cities: ['Iqaluit'], areas: ['867'], letters: 'X', latitude: 63.7, longitude: -68.5 },
};

const streets = ['Sample Ridge Rd', 'Test Harbour Dr', 'Placeholder Ave', 'Example Lake Cres', 'Specimen St'];
const rues = ['Rue de l’Exemple', 'Boulevard du Modèle', 'Avenue de l’Essai', 'Chemin du Gabarit'];

export function pickProvince(random: Random): Province {
  return random.weighted(
    Object.entries(regions).map(([name, { share }]) => [name as Province, share] as const),
  );
}

/** A number that is reserved for fiction: 555-0100 to 555-0199. */
export function phoneIn(random: Random, province: Province): string {
  return `+1${random.pick(regions[province].areas)}55501${String(random.int(0, 99)).padStart(2, '0')}`;
}

export interface Address {
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly state: Province;
  readonly postalCode: string;
  readonly country: string;
}

/** A street that does not exist, in a city that does; the postal code shows that it is made up. */
export function addressIn(random: Random, province: Province): Address {
  const { cities, letters } = regions[province];
  const letter = random.pick([...letters]);
  return {
    line1: `${random.int(9000, 9999)} ${random.pick(province === 'QC' ? rues : streets)}`,
    ...(random.chance(0.2) && { line2: `${province === 'QC' ? 'App.' : 'Unit'} ${random.int(1, 40)}` }),
    city: random.pick(cities),
    state: province,
    postalCode: `${letter}${random.int(0, 9)}${random.pick([...'ABCEGHJKLMNPRSTVWXYZ'])} 0Z${random.int(0, 9)}`,
    country: 'CA',
  };
}

/** Somewhere near the largest city, to three places. */
export function pointIn(random: Random, province: Province): { latitude: number; longitude: number } {
  const near = (middle: number): number => Math.round((middle + random.next() * 0.4 - 0.2) * 1000) / 1000;
  return { latitude: near(regions[province].latitude), longitude: near(regions[province].longitude) };
}
