import { isVin, vinModelYear } from '#contract/vin';
import type { AssetField, AssetType } from './asset-kinds';
import { assetKindOf, hasVin } from './asset-kinds';
import { makerOf } from './makers';
import { modelOf } from './models';

/** What a VIN says, by the fields that an asset of the type keeps it in; nothing where the number is no VIN. */
export function decodeVin(
  type: AssetType,
  vin: string,
  newest: number,
): { readonly [F in AssetField]?: string | number } {
  const kind = assetKindOf(type);
  if (!hasVin(kind) || !isVin(vin)) return {};
  const named = (ending: string) => kind.fields.find((field) => field.endsWith(ending)) ?? '';
  const said = [
    ['year', vinModelYear(vin, newest)],
    [named('Make'), makerOf(vin)],
    [named('Model'), modelOf(vin)],
  ] as const;
  return Object.fromEntries(said.filter(([field, value]) => field !== '' && value !== undefined));
}
