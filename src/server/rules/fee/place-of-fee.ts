import { placeOfSupply } from '#contract/money/place-of-supply';
import type { PlaceOfSupply } from '#contract/money/place-of-supply';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { invalid } from '../refuse';
import { readPlaces } from './read-places';

type Fee = Recorded<'fee'>;
type Supply = Pick<Fee, 'feeType' | 'direction' | 'companyId'>;
type File = Pick<Recorded<'file'>, '_id'>;

/** Where a fee of a file is taxed by the rules of supply. */
export async function usualPlace(db: Db, file: File, supply: Supply): Promise<PlaceOfSupply> {
  const places = (await readPlaces(db, [file._id], supply)).get(file._id);
  if (!places) throw new RangeError(`no file ${file._id}`);
  return placeOfSupply(supply.feeType, places);
}

/** Where a fee is taxed that a person has taxed in a province, or leaves to the rules. */
export function placeAmong(usual: PlaceOfSupply, stated: Fee['state'] | null | undefined): PlaceOfSupply {
  return !stated || stated === usual.state ? usual : { state: stated, stateGround: 'stated' };
}

/**
 * Where a fee is taxed: by the rules, or elsewhere where a person says so, and why.
 * @throws Problem INVALID naming the reason that lacks
 */
export async function placeOfFee(
  db: Db,
  file: File,
  fee: Supply & { readonly state?: Fee['state'] | null; readonly stateReason?: string | null },
): Promise<Pick<Fee, 'state' | 'stateGround' | 'stateReason'>> {
  const usual = await usualPlace(db, file, fee);
  const place = placeAmong(usual, fee.state);
  if (place === usual) return { ...usual, stateReason: null };
  if (!fee.stateReason?.trim())
    throw invalid('stateReason', sentence('money.placeOfSupply', { state: usual.state }));
  return { ...place, stateReason: fee.stateReason };
}
