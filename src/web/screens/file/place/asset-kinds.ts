import type { asset } from '#contract/resources/file-asset';
import type { ValueOf } from '#contract/vocabularies/index';

export type AssetType = ValueOf<'assetType'>;
export type AssetField = keyof typeof asset;

/** What an asset is placed with. */
interface AssetKind {
  /** What its number is; `null`: it has none, and is known by its description. */
  readonly number: 'vin' | 'vinOrSerial' | 'hin' | 'pin' | 'serial' | null;
  readonly fields: readonly AssetField[];
}

const car: AssetKind = { number: 'vin', fields: ['year', 'auMake', 'auModel'] };
const equipment: AssetKind = { number: 'pin', fields: ['year', 'eqMake', 'eqModel', 'eqCategory'] };

/** Of each type of asset the few facts that tell one from another; the rest is added in the file. */
const assetKinds: Readonly<Record<AssetType, AssetKind>> = {
  automobile: car,
  heavy_truck: car,
  trailer: { number: 'vinOrSerial', fields: ['year', 'trMake', 'trModel', 'trType'] },
  motorcycle: { number: 'vin', fields: ['year', 'psMake', 'psModel', 'psType'] },
  powersports: { number: 'vinOrSerial', fields: ['year', 'psMake', 'psModel', 'psType'] },
  recreational_vehicle: { number: 'vin', fields: ['year', 'rvMake', 'rvModel', 'rvType'] },
  marine: { number: 'hin', fields: ['year', 'maHullMake', 'maHullModel', 'maTrailerVin'] },
  construction_equipment: equipment,
  agricultural_equipment: equipment,
  industrial_equipment: { number: 'serial', fields: ['year', 'eqMake', 'eqModel', 'eqCategory'] },
  office_it_equipment: { number: 'serial', fields: ['year', 'eqMake', 'eqModel', 'eqQuantity'] },
  aircraft: { number: 'serial', fields: ['year', 'aiMake', 'aiModel', 'aiRegistrationMark'] },
  mobile_home: { number: 'serial', fields: ['year', 'mhMake', 'mhModel', 'mhSiteAddress'] },
  livestock_or_inventory: { number: null, fields: ['description'] },
  other: { number: 'serial', fields: ['description'] },
};

/** What an asset of a type is placed with; nothing, while no type is chosen. */
export const assetKindOf = (type: string | null): AssetKind =>
  (assetKinds as Readonly<Record<string, AssetKind | undefined>>)[type ?? ''] ?? { number: null, fields: [] };

/** Every fact that some type of asset is placed with. */
export const askedOfAssets = [...new Set(Object.values(assetKinds).flatMap(({ fields }) => fields))];

/** Whether the number of such an asset is, or may be, a VIN. */
export const hasVin = ({ number }: AssetKind): boolean => number === 'vin' || number === 'vinOrSerial';

/** The field that tells what the asset is where nobody knows its number. */
export const namingField = ({ fields }: AssetKind): AssetField | undefined =>
  fields.find((field) => /Make$|^description$/.test(field));
