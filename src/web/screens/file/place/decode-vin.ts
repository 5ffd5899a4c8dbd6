import type { AnswerTo } from '#contract/commands/input';
import { isVin, vinModelYear } from '#contract/vin';
import type { AssetField, AssetType } from './asset-kinds';
import { assetKindOf, hasVin } from './asset-kinds';
import { makerOf } from './makers';
import { modelOf } from './models';

/**
 * What a VIN says, by the fields that an asset of the type keeps it in; nothing where the number is no VIN.
 * @param told what the host's records say of it, once they have
 */
export function decodeVin(
  type: AssetType,
  vin: string,
  newest: number,
  told?: AnswerTo<'decodeVin'>,
): { readonly [F in AssetField]?: string | number } {
  const kind = assetKindOf(type);
  if (!hasVin(kind) || !isVin(vin)) return {};
  const named = (ending: string) => kind.fields.find((field) => field.endsWith(ending)) ?? '';
  const by = told?.vin === vin ? told : undefined;
  const said = [
    ['year', vinModelYear(vin, newest)],
    [named('Make'), by?.make ?? makerOf(vin)],
    [named('Model'), by?.model ?? modelOf(vin)],
    [named('Trim'), by?.trim],
  ] as const;
  return Object.fromEntries(said.filter(([field, value]) => field !== '' && value != null));
}
