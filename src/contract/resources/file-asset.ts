import type { Field, Fields } from '../fields';
import { toldByProvider } from '../valuation';
import type { ValueOf } from '../vocabularies';

const name = { kind: 'text', max: 60 } as const;
const proposed = { ...name, proposed: true } as const;
const whole = { kind: 'integer', min: 0, max: 2_000_000 } as const;
const feet = { kind: 'decimal', min: 0, max: 1000 } as const;
const engine = {
  make: name,
  model: name,
  serial: { kind: 'serial' },
  hp: whole,
  hours: whole,
} as const satisfies Fields;

type AssetType = ValueOf<'assetType'>;

/** Fields of assets of these types alone. */
function ofTypes<const T extends readonly AssetType[], const F extends Fields>(
  is: T,
  fields: F,
): { readonly [N in keyof F]: F[N] & { readonly only: { readonly where: 'assetType'; readonly is: T } } } {
  const only = { where: 'assetType', is } as const;
  return Object.fromEntries(
    Object.entries(fields).map(([field, declared]) => [field, { ...declared, only }]),
  ) as never;
}
const telling = <const F extends Field>(field: F): F & { readonly telling: true } => ({
  ...field,
  telling: true,
});

const machines = ['construction_equipment', 'agricultural_equipment', 'industrial_equipment'] as const;

/** What is known of the collateral, in the order in which it is told and asked for; its `assetType` says which of these it has. */
export const asset = {
  year: { kind: 'integer', min: 1900, max: 2100, modelYear: true },
  ...ofTypes(['automobile', 'heavy_truck'], { auMake: telling(proposed), auModel: telling(proposed) }),
  ...ofTypes(['automobile'], {
    auTrim: proposed,
    auBodyStyle: name,
    auDrivetrain: { kind: 'choice', of: 'auDrivetrain' },
    auTransmission: { kind: 'choice', of: 'auTransmission' },
    auFuelType: { kind: 'choice', of: 'auFuelType' },
    auEngine: name,
    auDoors: { kind: 'integer', min: 0, max: 9 },
    auBranding: { kind: 'choice', of: 'auBranding' },
  }),
  ...ofTypes(['heavy_truck'], {
    truckGvwrKg: whole,
    truckAxleConfig: name,
    truckSleeper: { kind: 'flag' },
    truckEngineHours: whole,
    truckSafetyExpiry: { kind: 'date' },
    truckReeferSerial: { kind: 'serial' },
  }),
  ...ofTypes(['trailer'], {
    trMake: telling(name),
    trModel: telling(name),
    trType: telling({ kind: 'choice', of: 'trType' }),
    trLengthFt: feet,
    trAxles: { kind: 'integer', min: 0, max: 20 },
  }),
  ...ofTypes(['motorcycle', 'powersports'], {
    psMake: telling(name),
    psModel: telling(name),
    psType: telling({ kind: 'choice', of: 'psType' }),
    psEngineCc: whole,
    psHours: whole,
    psTrackLengthIn: feet,
  }),
  ...ofTypes(['recreational_vehicle'], {
    rvMake: telling(name),
    rvModel: telling(name),
    rvType: telling({ kind: 'choice', of: 'rvType' }),
    rvLengthFt: feet,
    rvSlides: { kind: 'integer', min: 0, max: 10 },
    rvChassisVin: { kind: 'serial' },
  }),
  ...ofTypes(['marine'], {
    maHullMake: telling(name),
    maHullModel: telling(name),
    maLengthFt: feet,
    maEngines: { kind: 'parts', fields: engine },
    maTrailerVin: telling({ kind: 'serial' }),
    maVesselLicence: name,
    maMooringLocation: { kind: 'text', max: 200 },
  }),
  ...ofTypes([...machines, 'office_it_equipment'], { eqMake: telling(name), eqModel: telling(name) }),
  ...ofTypes(machines, {
    eqCategory: telling(name),
    eqPin: { kind: 'serial' },
    eqHours: whole,
    eqAttachments: { kind: 'parts', fields: { name, serial: { kind: 'serial' } } },
    eqCapacity: name,
    eqLocationType: { kind: 'choice', of: 'eqLocationType' },
  }),
  ...ofTypes(['office_it_equipment'], {
    eqQuantity: telling(whole),
    eqItems: {
      kind: 'parts',
      fields: { description: { kind: 'text', max: 200 }, serial: { kind: 'serial' }, quantity: whole },
    },
  }),
  ...ofTypes(['aircraft'], {
    aiMake: telling(name),
    aiModel: telling(name),
    aiRegistrationMark: telling(name),
    aiTotalTimeHours: whole,
    aiEngines: { kind: 'parts', fields: engine },
  }),
  ...ofTypes(['mobile_home'], {
    mhMake: telling(name),
    mhModel: telling(name),
    mhWidthFt: feet,
    mhLengthFt: feet,
    mhSiteAddress: telling({ kind: 'text', max: 200 }),
  }),
  colour: { ...name, colour: true },
  plateNumber: { kind: 'text', max: 10 },
  plateState: { kind: 'choice', of: 'province' },
  mileageInKms: whole,
  mileageSource: { kind: 'choice', of: 'mileageSource' },
  keysStatus: { kind: 'choice', of: 'keysStatus' },
  drivable: { kind: 'choice', of: 'drivable' },
  gpsInstalled: { kind: 'flag' },
  starterInterrupt: { kind: 'flag' },
  insuranceStatus: { kind: 'choice', of: 'insuranceStatus' },
  valueAtAssignment: { kind: 'money' },
  valueAtAssignmentDate: { kind: 'date', past: true },
  valueAtAssignmentSource: { kind: 'choice', of: 'valueSource', byHost: toldByProvider },
  currentValue: { kind: 'money' },
  valueDate: { kind: 'date', past: true },
  valueSource: { kind: 'choice', of: 'valueSource', byHost: toldByProvider },
  description: { kind: 'prose', max: 1000 },
} as const satisfies Fields;

/** An asset beside the primary one, with its own type and serial number. */
export const additionalAsset = {
  assetType: { kind: 'choice', of: 'assetType', required: true },
  serialNumber: { kind: 'serial' },
  ...asset,
} as const satisfies Fields;

/** What the asset was said to be worth: the average of each market in Canadian dollars, by whom, for which mileage and province. */
export const valuationOnFile = {
  at: { kind: 'moment', required: true },
  userId: { kind: 'reference', to: 'user', required: true },
  source: { kind: 'choice', of: 'valueSource', required: true },
  mileageInKms: whole,
  state: { kind: 'choice', of: 'province', required: true },
  wholesale: { kind: 'money', required: true },
  retail: { kind: 'money', required: true },
  tradeIn: { kind: 'money', required: true },
  cost: { kind: 'money', required: true },
} as const satisfies Fields;

/** The facts that are kept of assets of a type, by name. */
export function fieldsOfType(assetType: AssetType): [string, Field][] {
  return Object.entries<Field & { readonly only?: { readonly is: readonly AssetType[] } }>(asset).filter(
    ([, { only }]) => !only || only.is.includes(assetType),
  );
}

/** Under which of its facts an asset of a type tells its make, its model or its trim, where it has one: `psMake` of a motorcycle. */
export const factTelling = (what: 'Make' | 'Model' | 'Trim', assetType: AssetType): string | undefined =>
  fieldsOfType(assetType).find(([name]) => name.endsWith(what))?.[0];
