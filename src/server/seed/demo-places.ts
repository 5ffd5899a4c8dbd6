import type { ValueOf } from '#contract/vocabularies/index';
import { placeOf } from '../geo/place';
import { createRandom } from './random';
import type { Random } from './random';

export type Province = ValueOf<'province'>;

interface Region {
  /** Of a hundred files, how many lie here. */
  readonly share: number;
  /** With the first three signs of postal codes in each. */
  readonly cities: Readonly<Record<string, readonly string[]>>;
  readonly areas: readonly string[];
}

const regions: Readonly<Record<Province, Region>> = {
  ON: {
    share: 38,
    cities: {
      Toronto: ['M5V', 'M4C', 'M6H'],
      Ottawa: ['K1P', 'K2P', 'K1N'],
      Hamilton: ['L8P', 'L8L'],
      London: ['N6A', 'N5Y'],
      Kitchener: ['N2G', 'N2H'],
      Windsor: ['N9A', 'N8X'],
      Sudbury: ['P3C', 'P3E'],
      Barrie: ['L4M', 'L4N'],
    },
    areas: ['416', '647', '905', '613', '519'],
  },
  QC: {
    share: 20,
    cities: {
      Montréal: ['H2X', 'H3B', 'H1Y'],
      Québec: ['G1R', 'G1K'],
      Laval: ['H7N', 'H7V'],
      Gatineau: ['J8X', 'J8Y'],
      Sherbrooke: ['J1H', 'J1J'],
      'Trois-Rivières': ['G9A', 'G8Y'],
      Saguenay: ['G7H'],
    },
    areas: ['514', '438', '450', '418'],
  },
  AB: {
    share: 16,
    cities: {
      Calgary: ['T2P', 'T3A'],
      Edmonton: ['T5J', 'T6E'],
      'Red Deer': ['T4N', 'T4R'],
      Lethbridge: ['T1J', 'T1K'],
      'Grande Prairie': ['T8V', 'T8W'],
    },
    areas: ['403', '780', '587'],
  },
  BC: {
    share: 11,
    cities: {
      Vancouver: ['V5K', 'V6B'],
      Surrey: ['V3T', 'V3S'],
      Kelowna: ['V1Y', 'V1X'],
      Victoria: ['V8W', 'V8V'],
      'Prince George': ['V2L', 'V2M'],
    },
    areas: ['604', '778', '250'],
  },
  MB: {
    share: 4.5,
    cities: { Winnipeg: ['R3C', 'R2W'], Brandon: ['R7A', 'R7B'], Steinbach: ['R5G'] },
    areas: ['204'],
  },
  SK: {
    share: 4,
    cities: { Saskatoon: ['S7K', 'S7H'], Regina: ['S4P', 'S4R'], 'Moose Jaw': ['S6H', 'S6J'] },
    areas: ['306', '639'],
  },
  NS: {
    share: 2.3,
    cities: { Halifax: ['B3H', 'B3J'], Truro: ['B2N'], Sydney: ['B1P'] },
    areas: ['902'],
  },
  NB: {
    share: 2,
    cities: { Moncton: ['E1C', 'E1A'], Fredericton: ['E3B', 'E3A'], 'Saint John': ['E2L', 'E2K'] },
    areas: ['506'],
  },
  NL: {
    share: 1.2,
    cities: { "St. John's": ['A1C', 'A1B'], 'Corner Brook': ['A2H'] },
    areas: ['709'],
  },
  PE: {
    share: 0.4,
    cities: { Charlottetown: ['C1A', 'C1C'], Summerside: ['C1N'] },
    areas: ['902'],
  },
  YT: {
    share: 0.3,
    cities: { Whitehorse: ['Y1A'] },
    areas: ['867'],
  },
  NT: {
    share: 0.2,
    cities: { Yellowknife: ['X1A'] },
    areas: ['867'],
  },
  NU: { share: 0.1, cities: { Iqaluit: ['X0A'] }, areas: ['867'] },
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
  const [city, codes] = random.pick(Object.entries(regions[province].cities));
  return {
    line1: `${random.int(9000, 9999)} ${random.pick(province === 'QC' ? rues : streets)}`,
    ...(random.chance(0.2) && { line2: `${province === 'QC' ? 'App.' : 'Unit'} ${random.int(1, 40)}` }),
    city,
    state: province,
    postalCode: `${random.pick(codes)} 0Z${random.int(0, 9)}`,
    country: 'CA',
  };
}

/** A postal code in a city, with what else is the same for all who live there; `undefined` for a city that is in no address. */
export function townOf(
  random: Random,
  city: string,
): Pick<Address, 'city' | 'state' | 'postalCode'> | undefined {
  const found = Object.entries(regions).find(([, { cities }]) => city in cities);
  if (!found) return undefined;
  const [state, { cities }] = found;
  return {
    city,
    state: state as Province,
    postalCode: `${random.pick(cities[city] ?? [])} 0Z${random.int(0, 9)}`,
  };
}

/** Somewhere near a postal code, to three places. */
export function pointIn(
  random: Random,
  postalCode: string,
): { latitude: number; longitude: number } | undefined {
  const near = (middle: number): number => Math.round((middle + random.next() * 0.04 - 0.02) * 1000) / 1000;
  const middle = placeOf(postalCode);
  return middle && { latitude: near(middle.latitude), longitude: near(middle.longitude) };
}

/** Where a door is: the same for the same door, somewhere near its postal code, to some steps. */
export function doorOf({
  line1,
  postalCode,
}: {
  readonly line1: string;
  readonly postalCode?: string | null;
}) {
  const middle = placeOf(postalCode);
  const random = createRandom(`door ${line1} ${postalCode}`);
  const near = (degrees: number): number => Math.round((degrees + random.next() * 0.02 - 0.01) * 1e5) / 1e5;
  return middle && { latitude: near(middle.latitude), longitude: near(middle.longitude) };
}
