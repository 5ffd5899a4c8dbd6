import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { findWhere } from '../../records/find';
import type { TransactionContext } from '../../request/context';
import { isSameName } from '../../searches/is-same-name';
import { conflict } from '../refuse';
import { isAmong, notifiedHolders } from '../search/notified-holders';

type Named = Pick<Recorded<'relatedParty'>, 'relatedPartyType' | 'businessName'>;

/**
 * A lien holder who is to be notified stays among the parties of its file, under its name. `after`: the party as it would be; absent where
 * it would go.
 * @throws Problem CONFLICT
 */
export async function refuseNotified(
  context: TransactionContext,
  { fileId, relatedPartyType, businessName }: Recorded<'relatedParty'>,
  after?: Named,
): Promise<void> {
  if (relatedPartyType !== 'other_lien_holder_contact' || !businessName) return;
  const stays =
    after?.relatedPartyType === relatedPartyType && isSameName(businessName, after.businessName ?? undefined);
  if (stays) return;
  const ofFile = sql`t."fileId" = ${fileId}::uuid`;
  const [held] = await findWhere(context.db, 'lienHolder', ofFile, context.caller, 'everything');
  if (isAmong(businessName, notifiedHolders(held?.parties ?? null)))
    throw conflict(sentence('searches.holderIsNotified', { name: businessName }));
}
