import { vinCheckDigit } from '#contract/vin';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Recorded } from '#contract/resources/index';
import { isTool } from './demo-contracts';
import type { Province } from './demo-places';
import { createRandom } from './random';
import type { Random } from './random';

export type AssetType = ValueOf<'assetType'>;
type Details = NonNullable<Recorded<'file'>['asset']>;
interface Made {
  readonly serialNumber: string;
  readonly asset: Details;
}

const shares: readonly (readonly [AssetType, number])[] = [
  ['automobile', 74],
  ['powersports', 5],
  ['motorcycle', 3],
  ['recreational_vehicle', 3],
  ['trailer', 3],
  ['heavy_truck', 3],
  ['construction_equipment', 3],
  ['marine', 2],
  ['agricultural_equipment', 2],
  ['industrial_equipment', 1],
  ['office_it_equipment', 1],
];

/** First eight characters of the VIN, make, model, trim, price when new. */
const cars = [
  ['1FTEW1EP', 'Ford', 'F-150', 'XLT', 58_000],
  ['2T1BURHE', 'Toyota', 'Corolla', 'LE', 27_000],
  ['2HGFC2F5', 'Honda', 'Civic', 'EX', 30_000],
  ['1C4RJFBG', 'Jeep', 'Grand Cherokee', 'Limited', 62_000],
  ['3GTU9DET', 'GMC', 'Sierra 1500', 'SLT', 64_000],
  ['1C6SRFFT', 'Ram', '1500', 'Big Horn', 60_000],
  ['KM8J3CA4', 'Hyundai', 'Tucson', 'Preferred', 34_000],
  ['5NPD84LF', 'Hyundai', 'Elantra', 'Essential', 24_000],
  ['JN8AT2MV', 'Nissan', 'Rogue', 'SV', 36_000],
  ['JF2SKEAC', 'Subaru', 'Forester', 'Touring', 37_000],
  ['KNDPMCAC', 'Kia', 'Sportage', 'EX', 35_000],
  ['1G1ZD5ST', 'Chevrolet', 'Malibu', 'LT', 29_000],
  ['JM3KFBDM', 'Mazda', 'CX-5', 'GS', 38_000],
] as const;
const colours = ['Black', 'White', 'Grey', 'Silver', 'Blue', 'Red'];
const yearLetters = 'HJKLMNPRST';
const firstYear = 2017;

export function pickAssetType(random: Random, debtor?: ValueOf<'debtorType'>): AssetType {
  return random.weighted(debtor === 'consumer' ? shares.filter(([type]) => !isTool(type)) : shares);
}

const looks = 12;

interface Wanted {
  readonly number: number;
  readonly state: Province;
  /** The last year in which it can have been built. */
  readonly latest: number;
  /** What it is worth, more or less, in dollars. */
  readonly worth: number;
}

/** Of some assets of a type, the first that is worth what is asked for, more or less, or the one that comes nearest to it. */
export function makeAsset(random: Random, type: AssetType, { number, state, latest, worth }: Wanted): Made {
  const first = drawAsset(random, type, number, state, latest);
  const others = createRandom(`asset ${number}`);
  const all = [first, ...Array.from({ length: looks }, () => drawAsset(others, type, number, state, latest))];
  const off = ({ asset }: Made): number => Math.abs(Math.log(worth / Number(asset.valueAtAssignment)));
  if (off(first) < Math.log(1.6)) return first;
  return all.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** Cars that a dealer has on its lot for sale, which bear no plates. */
export const makeStock = (count: number, { number, state, latest }: Omit<Wanted, 'worth'>) =>
  Array.from({ length: count }, (_, index) => {
    const random = createRandom(`stock ${number} ${index}`);
    const { serialNumber, asset } = drawAsset(random, 'automobile', 900_001 + index, state, latest);
    const { plateNumber: _number, plateState: _state, ...unplated } = asset;
    return { assetType: 'automobile' as const, serialNumber, ...unplated };
  });

/**
 * An asset with a serial number that no other file has, built by `latest`. One VIN in twenty fails its check digit, as they do
 * in life.
 */
function drawAsset(
  random: Random,
  type: AssetType,
  number: number,
  province: Province,
  latest: number,
): Made {
  const year = random.int(firstYear, Math.min(firstYear + 8, latest));
  const made = makers[type]?.(random, number, year) ?? equipment(random, number, type);
  const isPlated = !/equipment|marine/.test(type) && !random.chance(0.05);
  const value = valueOf(made.price, year, random);
  return {
    serialNumber: made.serialNumber,
    asset: {
      year,
      colour: random.pick(colours),
      ...(isPlated && { plateNumber: plate(random), plateState: province }),
      keysStatus: random.weighted([
        ['none', 55],
        ['one', 25],
        ['two_plus', 10],
        ['unknown', 10],
      ]),
      drivable: random.weighted([
        ['yes', 60],
        ['no', 10],
        ['unknown', 30],
      ]),
      gpsInstalled: random.chance(0.15),
      insuranceStatus: random.pick(['active', 'lapsed', 'unknown'] as const),
      valueAtAssignment: value.toFixed(2),
      currentValue: (value * 0.97).toFixed(2),
      ...saidBy(random.pick(['simulated', 'simulated', 'auction_estimate'] as const)),
      ...made.asset,
      ...(isKeyless(type, made.asset.eqCategory) && { keysStatus: undefined, drivable: undefined }),
    },
  };
}

/** Both values of an asset are from one source. */
const saidBy = (source: ValueOf<'valueSource'>) => ({
  valueSource: source,
  valueAtAssignmentSource: source,
});

/** A VIN with its check digit; `spoiled`: with another one. */
export function makeVin(start: string, year: number, number: number, spoiled = false): string {
  const end = `${yearLetters[year - firstYear] ?? 'H'}0${String(number % 1_000_000).padStart(6, '0')}`;
  const digit = vinCheckDigit(`${start}0${end}`) ?? '0';
  return `${start}${spoiled ? (digit === '7' ? '3' : '7') : digit}${end}`;
}

interface Draft extends Made {
  readonly price: number;
}
type Maker = (random: Random, number: number, year: number) => Draft;

const car: Maker = (random, number, year) => {
  const [start, auMake, auModel, auTrim, price] = random.pick(cars);
  return {
    serialNumber: makeVin(start, year, number, random.chance(0.05)),
    price,
    asset: {
      auMake,
      auModel,
      auTrim,
      auTransmission: 'automatic',
      auFuelType: random.pick(['gasoline', 'gasoline', 'gasoline', 'hybrid'] as const),
      mileageInKms: Math.round(
        Math.min(32_000 * ageOf(year), Math.max(6000 * ageOf(year), random.normal(95_000, 45_000))),
      ),
      mileageSource: 'estimated',
    },
  };
};

/** What is pulled, plugged in or bolted down is neither driven nor started with a key. */
const isKeyless = (type: AssetType, category?: string | null): boolean =>
  ['trailer', 'recreational_vehicle', 'office_it_equipment'].includes(type) ||
  ['Press', 'Lathe', 'Baler'].includes(category ?? '');

const vinned =
  (start: string, price: number, describe: (random: Random) => Details): Maker =>
  (random, number, year) => ({
    serialNumber: makeVin(start, year, number, random.chance(0.05)),
    price,
    asset: describe(random),
  });

/** In years; what is new is driven for the first of them. */
const ageOf = (year: number): number => firstYear + 9 - year;

/** What equipment of a kind is. */
const categories: { readonly [T in AssetType]?: readonly string[] } = {
  construction_equipment: ['Excavator', 'Loader', 'Bulldozer'],
  agricultural_equipment: ['Tractor', 'Combine', 'Baler'],
  industrial_equipment: ['Press', 'Lathe', 'Forklift'],
  office_it_equipment: ['Copier', 'Server', 'Plotter'],
};
const places = {
  construction_equipment: ['yard', 'job_site'],
  agricultural_equipment: ['yard', 'farm'],
} as const;

const equipment = (random: Random, number: number, type: AssetType): Draft => ({
  serialNumber: `EX${String(number).padStart(6, '0')}`,
  price: random.int(30, 160) * 1000,
  asset: {
    eqMake: random.pick(['Sample Works', 'Northfield', 'Ironmodel']),
    eqModel: random.pick(['X200', 'T45', 'GL9']),
    eqCategory: random.pick(categories[type] ?? ['Press']),
    eqHours: random.int(200, 9000),
    eqLocationType: random.pick(type in places ? places[type as keyof typeof places] : (['plant'] as const)),
  },
});

const makers: { readonly [T in AssetType]?: Maker } = {
  automobile: car,
  heavy_truck: vinned('1FUJGLDR', 150_000, (random) => ({
    auMake: 'Freightliner',
    auModel: 'Cascadia',
    truckSleeper: random.chance(0.6),
    truckGvwrKg: 36_000,
    mileageInKms: random.int(150_000, 900_000),
  })),
  trailer: vinned('4YDT2552', 42_000, () => ({
    trMake: 'Sample Trailers',
    trModel: 'V53',
    trType: 'dry_van',
    trLengthFt: 53,
    trAxles: 2,
  })),
  motorcycle: vinned('1HD1KTC1', 26_000, () => ({
    psMake: 'Harley-Davidson',
    psModel: 'Road King',
    psType: 'touring',
    psEngineCc: 1745,
  })),
  powersports: vinned('2BPSCDLA', 16_000, (random) => ({
    psMake: 'Northtrail',
    psModel: random.pick(['Ridge 850', 'Lake 600']),
    psType: random.pick(['atv', 'side_by_side', 'snowmobile'] as const),
    psHours: random.int(20, 1500),
  })),
  recreational_vehicle: vinned('4YDT2552', 55_000, () => ({
    rvMake: 'Sample Camper',
    rvModel: 'Trail 26',
    rvType: 'travel_trailer',
    rvLengthFt: 26,
    rvSlides: 1,
  })),
  marine: (random, number) => ({
    serialNumber: `ZZT${String(10_000 + (number % 90_000))}D${random.int(100, 999)}`,
    price: 60_000,
    asset: {
      maHullMake: 'Harbour Sample',
      maHullModel: 'HS 22',
      maLengthFt: 22,
      maEngines: [
        { make: 'Testmar', model: 'V8', serial: `TM${number}A`, hp: 250, hours: random.int(40, 900) },
      ],
    },
  }),
};

function valueOf(price: number, year: number, random: Random): number {
  return Math.max(1500, price * 0.86 ** (firstYear + 9 - year) * (0.9 + random.next() * 0.2));
}

function plate(random: Random): string {
  const letter = (): string => random.pick([...'ABCDEFGHJKLMNPRSTVWXYZ']);
  return `${letter()}${letter()}${letter()}T${random.int(100, 999)}`;
}
