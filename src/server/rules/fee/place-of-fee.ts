import { sql } from 'kysely';
import { placeOfSupply } from '#contract/money/place-of-supply';
import type { PlaceOfSupply, Places } from '#contract/money/place-of-supply';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { invalid } from '../refuse';

type Fee = Recorded<'fee'>;
type Supply = Pick<Fee, 'feeType' | 'direction' | 'companyId'>;
type File = Pick<Recorded<'file'>, '_id' | 'state'>;

/** Where a fee of a file is taxed by the rules of supply. Who owes it is who receives it: the client's office, or the agency. */
export async function usualPlace(db: Db, file: File, supply: Supply): Promise<PlaceOfSupply> {
  const charged =
    supply.direction === 'receivable'
      ? sql`coalesce(f."clientOfficeId", ${supply.companyId}::uuid)`
      : sql`f."agencyId"`;
  const { rows } = await sql<Omit<Places, 'file'>>`
    select case when r.country = 'CA' then coalesce(r."taxationState", r.state) end recipient, l.state lot, a.state auction
    from file f left join company r on r._id = ${charged}
      left join company l on l._id = (f.storage->>'lotCompanyId')::uuid
      left join company a on a._id = (f.remarketing->>'auctionId')::uuid
    where f._id = ${file._id}::uuid`.execute(db);
  const [places = { recipient: null, lot: null, auction: null }] = rows;
  return placeOfSupply(supply.feeType, { ...places, file: file.state });
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
  if (!fee.state || fee.state === usual.state) return { ...usual, stateReason: null };
  if (!fee.stateReason?.trim())
    throw invalid('stateReason', sentence('money.placeOfSupply', { state: usual.state }));
  return { state: fee.state, stateGround: 'stated', stateReason: fee.stateReason };
}
