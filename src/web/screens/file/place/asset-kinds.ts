import { hasField } from '#contract/leaves';
import { asset } from '#contract/resources/file-asset';
import type { Field } from '#contract/fields';
import type { ValueOf } from '#contract/vocabularies/index';

export type AssetType = ValueOf<'assetType'>;
export type AssetField = keyof typeof asset;

/** What an asset is placed with: the few facts that tell one from another; the rest is added in the file. */
interface AssetKind {
  /** What its number is; `null`: it has none, and is known by its description. */
  readonly number: 'vin' | 'vinOrSerial' | 'hin' | 'pin' | 'serial' | null;
  readonly fields: readonly AssetField[];
}

const numbers: Readonly<Record<AssetType, AssetKind['number']>> = {
  automobile: 'vin',
  heavy_truck: 'vin',
  trailer: 'vinOrSerial',
  motorcycle: 'vin',
  powersports: 'vinOrSerial',
  recreational_vehicle: 'vin',
  marine: 'hin',
  construction_equipment: 'pin',
  agricultural_equipment: 'pin',
  industrial_equipment: 'serial',
  office_it_equipment: 'serial',
  aircraft: 'serial',
  mobile_home: 'serial',
  livestock_or_inventory: null,
  other: 'serial',
};

const telling = (Object.entries(asset) as [AssetField, Field][]).filter(([, field]) => field.telling);

function fieldsOf(assetType: AssetType): readonly AssetField[] {
  const its = telling.flatMap(([name, field]) => (hasField(field, { assetType }) ? [name] : []));
  return its.length > 0 ? ['year', ...its] : ['description'];
}

const assetKinds = Object.fromEntries(
  Object.entries(numbers).map(([type, number]) => [type, { number, fields: fieldsOf(type as AssetType) }]),
);

/** What an asset of a type is placed with; nothing, while no type is chosen. */
export const assetKindOf = (type: string | null): AssetKind =>
  assetKinds[type ?? ''] ?? { number: null, fields: [] };

/** Every fact that some type of asset is placed with. */
export const askedOfAssets = [...new Set(Object.values(assetKinds).flatMap(({ fields }) => fields))];

/** Whether the number of such an asset is, or may be, a VIN. */
export const hasVin = ({ number }: AssetKind): boolean => number === 'vin' || number === 'vinOrSerial';

/** The field that tells what the asset is where nobody knows its number. */
export const namingField = ({ fields }: AssetKind): AssetField | undefined =>
  fields.find((field) => /Make$|^description$/.test(field));
