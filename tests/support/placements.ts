import { vinCheckDigit } from '#contract/vin';
import { byteOrderMark } from '#server/spreadsheets/write-csv';

/** A spreadsheet of placements with known wrong rows, the same at every run. */
export interface Placements {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Refused rows by column and reason, as the rejects say it. */
  readonly refused: Readonly<Record<string, number>>;
  readonly good: number;
  /** Good rows whose VIN fails its check digit. */
  readonly warned: number;
  readonly csv: string;
}

const header = [
  'accountNumber',
  'contractType',
  'debtorFirstName',
  'debtorLastName',
  'phone',
  'addressLine1',
  'city',
  'province',
  'postalCode',
  'vin',
  'year',
  'make',
  'model',
  'odometerKm',
  'balance',
  'arrears',
  'daysPastDue',
  'rush',
  'assignmentDate',
  'instructions',
];

const places = [
  ['Toronto', 'ON', 'M5V 0Z1', '416'],
  ['Québec', 'QC', 'G1R 0Z4', '418'],
  ['Calgary', 'AB', 'T2P 0Z3', '403'],
  ['Halifax', 'NS', 'B3H 0Z2', '902'],
] as const;
const names = ['Roy', 'Tremblay', 'MacDonald', 'Nguyen', 'Côté'];
const instructions = [
  '',
  'Call before 9 p.m., dog on site',
  'Véhicule derrière la maison',
  "=cmd|' /C calc'!A0",
];

// Mulberry32: a small generator whose whole state is its seed.
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A VIN of its own for each row, with its check digit. */
function vinOf(seed: number, index: number): string {
  const bare = `1M8GDM9A0KP${String((seed * 7919 + index) % 1_000_000).padStart(6, '0')}`;
  return bare.slice(0, 8) + vinCheckDigit(bare) + bare.slice(9);
}

const withWrongDigit = (vin: string): string => vin.slice(0, 8) + (vin[8] === '1' ? '2' : '1') + vin.slice(9);

/** Every hundredth row is wrong in each of six ways, and every fiftieth has a VIN that fails its check digit. */
export function makePlacements(count = 1_000, seed = 20_261_120, firstAccount = 900_000_000_000): Placements {
  const random = generator(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const rows: string[][] = [];
  const refused: Record<string, number> = {};
  let warned = 0;
  for (let index = 0; index < count; index += 1) {
    const [city, province, postalCode, area] = places[below(places.length)] as (typeof places)[number];
    const row = [
      String(firstAccount + index * 37),
      ['consumer_lease', 'conditional_sale', 'secured_loan'][below(3)] as string,
      ['Aiden', 'Étienne', 'Sofia'][below(3)] as string,
      names[below(names.length)] as string,
      `(${area}) 555-0${String(100 + below(100))}`,
      `${9000 + below(900)} Rue de l’Exemple`,
      city,
      province,
      postalCode,
      vinOf(seed, index),
      String(2017 + below(8)),
      'Kia',
      'Sportage',
      String(10_000 + below(90_000)),
      `${5_000 + below(40_000)}.${String(below(100)).padStart(2, '0')}`,
      `${500 + below(5_000)}.50`,
      String(30 + below(150)),
      below(20) === 0 ? 'Y' : 'N',
      `2026-11-${String(1 + below(19)).padStart(2, '0')}`,
      instructions[below(instructions.length)] as string,
    ];
    const wrong = (column: string, value: string, reason: string): void => {
      row[header.indexOf(column)] = value;
      refused[`${column} ${reason}`] = (refused[`${column} ${reason}`] ?? 0) + 1;
    };
    if (index % 100 === 11) wrong('accountNumber', '', 'required');
    if (index % 100 === 23) wrong('accountNumber', rows[index - 2]?.[0] ?? '', 'repeats an earlier row');
    if (index % 100 === 37) wrong('debtorLastName', '', 'required');
    if (index % 100 === 41) wrong('province', 'ZZ', 'unknown');
    if (index % 100 === 59) wrong('balance', '12,34,5', 'not a number');
    if (index % 100 === 83) wrong('assignmentDate', '31/02/2026', 'not a date');
    if (index % 50 === 7) {
      row[header.indexOf('vin')] = withWrongDigit(vinOf(seed, index));
      warned += 1;
    }
    rows.push(row);
  }
  const bad = Object.values(refused).reduce((total, one) => total + one, 0);
  return { header, rows, refused, good: count - bad, warned, csv: csvOf(header, rows) };
}

/** Rows as a plain CSV: quoted where needed, nothing made harmless. */
export function csvOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter = ',',
): string {
  const cell = (text: string): string =>
    /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return byteOrderMark + [header, ...rows].map((row) => row.map(cell).join(delimiter)).join('\r\n');
}
