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

/** Where a unit is taken it also lies: a yard in each province in which no other vendor has one, and more where a province is wide. */
export const yardPlaces: readonly OfficePlace[] = [
  ...officePlaces.slice(3),
  { state: 'SK', city: 'Regina', postalCode: 'S4P 0Z1', area: '306' },
  { state: 'NB', city: 'Moncton', postalCode: 'E1C 0Z1', area: '506' },
  { state: 'NL', city: "St. John's", postalCode: 'A1C 0Z1', area: '709' },
  { state: 'PE', city: 'Charlottetown', postalCode: 'C1A 0Z1', area: '902' },
  { state: 'YT', city: 'Whitehorse', postalCode: 'Y1A 0Z1', area: '867' },
  { state: 'NT', city: 'Yellowknife', postalCode: 'X1A 0Z1', area: '867' },
  { state: 'NU', city: 'Iqaluit', postalCode: 'X0A 0Z1', area: '867' },
  { state: 'ON', city: 'Ottawa', postalCode: 'K1P 0Z1', area: '613' },
  { state: 'ON', city: 'London', postalCode: 'N6A 0Z1', area: '519' },
  { state: 'ON', city: 'Sudbury', postalCode: 'P3C 0Z1', area: '705' },
  { state: 'QC', city: 'Québec', postalCode: 'G1K 0Z1', area: '418' },
  { state: 'QC', city: 'Gatineau', postalCode: 'J8X 0Z1', area: '819' },
  { state: 'QC', city: 'Saguenay', postalCode: 'G7H 0Z1', area: '418' },
  { state: 'AB', city: 'Edmonton', postalCode: 'T5J 0Z1', area: '780' },
  { state: 'AB', city: 'Grande Prairie', postalCode: 'T8V 0Z1', area: '780' },
  { state: 'BC', city: 'Kelowna', postalCode: 'V1Y 0Z1', area: '250' },
  { state: 'BC', city: 'Prince George', postalCode: 'V2L 0Z1', area: '250' },
  { state: 'BC', city: 'Victoria', postalCode: 'V8W 0Z1', area: '250' },
  { state: 'SK', city: 'Saskatoon', postalCode: 'S7K 0Z1', area: '306' },
  { state: 'NS', city: 'Sydney', postalCode: 'B1P 0Z1', area: '902' },
  { state: 'NL', city: 'Corner Brook', postalCode: 'A2H 0Z1', area: '709' },
];

/** Where auctions are besides, so that nothing crosses half the country to be sold. */
export const auctionPlaces: readonly OfficePlace[] = [
  { state: 'QC', city: 'Montréal', postalCode: 'H1Y 0Z1', area: '514' },
  { state: 'AB', city: 'Calgary', postalCode: 'T3A 0Z1', area: '403' },
  { state: 'AB', city: 'Edmonton', postalCode: 'T6E 0Z1', area: '780' },
  { state: 'BC', city: 'Vancouver', postalCode: 'V5K 0Z1', area: '604' },
  { state: 'SK', city: 'Saskatoon', postalCode: 'S7H 0Z1', area: '306' },
  { state: 'NL', city: "St. John's", postalCode: 'A1B 0Z1', area: '709' },
];

/** Where bailiffs are besides: nobody drives across half a province to knock. */
export const bailiffPlaces: readonly OfficePlace[] = [
  { state: 'ON', city: 'Ottawa', postalCode: 'K2P 0Z1', area: '613' },
  { state: 'ON', city: 'London', postalCode: 'N5Y 0Z1', area: '519' },
  { state: 'ON', city: 'Sudbury', postalCode: 'P3E 0Z1', area: '705' },
  { state: 'QC', city: 'Québec', postalCode: 'G1R 0Z1', area: '418' },
  { state: 'AB', city: 'Edmonton', postalCode: 'T6E 0Z1', area: '780' },
  { state: 'AB', city: 'Grande Prairie', postalCode: 'T8W 0Z1', area: '780' },
  { state: 'BC', city: 'Kelowna', postalCode: 'V1X 0Z1', area: '250' },
  { state: 'BC', city: 'Prince George', postalCode: 'V2M 0Z1', area: '250' },
  { state: 'SK', city: 'Saskatoon', postalCode: 'S7K 0Z1', area: '306' },
  { state: 'SK', city: 'Regina', postalCode: 'S4R 0Z1', area: '306' },
  { state: 'NS', city: 'Sydney', postalCode: 'B1P 0Z1', area: '902' },
  { state: 'NB', city: 'Moncton', postalCode: 'E1A 0Z1', area: '506' },
  { state: 'NL', city: "St. John's", postalCode: 'A1B 0Z1', area: '709' },
  { state: 'NL', city: 'Corner Brook', postalCode: 'A2H 0Z1', area: '709' },
  { state: 'PE', city: 'Charlottetown', postalCode: 'C1C 0Z1', area: '902' },
  { state: 'YT', city: 'Whitehorse', postalCode: 'Y1A 0Z1', area: '867' },
  { state: 'NT', city: 'Yellowknife', postalCode: 'X1A 0Z1', area: '867' },
  { state: 'NU', city: 'Iqaluit', postalCode: 'X0A 0Z1', area: '867' },
];

/** Where counsel sits besides: in each province of the west and the middle, and one firm for the North. */
export const counselPlaces: readonly OfficePlace[] = [
  { state: 'ON', city: 'Toronto', postalCode: 'M5V 0Z1', area: '416' },
  { state: 'QC', city: 'Montréal', postalCode: 'H2Y 0Z1', area: '514' },
  { state: 'AB', city: 'Calgary', postalCode: 'T2P 0Z1', area: '403' },
  { state: 'BC', city: 'Vancouver', postalCode: 'V6B 0Z1', area: '604' },
  { state: 'MB', city: 'Winnipeg', postalCode: 'R3C 0Z1', area: '204' },
  { state: 'SK', city: 'Saskatoon', postalCode: 'S7K 0Z1', area: '306' },
  { state: 'NT', city: 'Yellowknife', postalCode: 'X1A 0Z1', area: '867' },
];

/** Where carriers are besides, so that none comes from the other end of the country to cross a province. */
export const carrierPlaces: readonly OfficePlace[] = [
  { state: 'ON', city: 'Toronto', postalCode: 'M5V 0Z1', area: '416' },
  { state: 'QC', city: 'Montréal', postalCode: 'H2Y 0Z1', area: '514' },
  { state: 'AB', city: 'Calgary', postalCode: 'T2P 0Z1', area: '403' },
  { state: 'BC', city: 'Vancouver', postalCode: 'V6B 0Z1', area: '604' },
];
