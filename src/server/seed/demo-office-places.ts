import type { ValueOf } from '#contract/vocabularies/index';

/** Where a company of the demo has its door. */
export interface OfficePlace {
  readonly state: ValueOf<'province'>;
  readonly city: string;
  readonly postalCode: string;
  readonly area: string;
}

/** Where lenders and vendors of all kinds sit, one after the other. */
export const officePlaces: readonly OfficePlace[] = [
  { state: 'ON', city: 'Toronto', postalCode: 'M5V 0Z1', area: '416' },
  { state: 'QC', city: 'Montréal', postalCode: 'H2Y 0Z1', area: '514' },
  { state: 'AB', city: 'Calgary', postalCode: 'T2P 0Z1', area: '403' },
  { state: 'BC', city: 'Vancouver', postalCode: 'V6B 0Z1', area: '604' },
  { state: 'MB', city: 'Winnipeg', postalCode: 'R3C 0Z1', area: '204' },
  { state: 'NS', city: 'Halifax', postalCode: 'B3H 0Z1', area: '902' },
];

/** Where a unit is taken it also lies: a yard in each province in which no other vendor has one. */
export const yardPlaces: readonly OfficePlace[] = [
  ...officePlaces.slice(3),
  { state: 'SK', city: 'Regina', postalCode: 'S4P 0Z1', area: '306' },
  { state: 'NB', city: 'Moncton', postalCode: 'E1C 0Z1', area: '506' },
  { state: 'NL', city: "St. John's", postalCode: 'A1C 0Z1', area: '709' },
  { state: 'PE', city: 'Charlottetown', postalCode: 'C1A 0Z1', area: '902' },
  { state: 'YT', city: 'Whitehorse', postalCode: 'Y1A 0Z1', area: '867' },
  { state: 'NT', city: 'Yellowknife', postalCode: 'X1A 0Z1', area: '867' },
  { state: 'NU', city: 'Iqaluit', postalCode: 'X0A 0Z1', area: '867' },
];
