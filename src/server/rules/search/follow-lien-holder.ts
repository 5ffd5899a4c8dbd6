import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { createByRules } from '../../records/create';
import { findWhere } from '../../records/find';
import { removeByRules } from '../../records/remove';
import type { TransactionContext } from '../../request/context';
import { isAmong, notifiedHolders } from './notified-holders';

type Holders = Recorded<'lienHolder'>;

/**
 * Keeps the other creditors of a file who are to be notified among its parties, once each, so that notices are written to them, served on
 * them, and wait for them; and lets those go who no longer are.
 * @throws Problem CONFLICT, where by somebody's going a time of the law would end sooner and no registry says so
 */
export async function followLienHolder(
  context: TransactionContext,
  before: Holders,
  after: Holders,
): Promise<void> {
  const [were, are] = [notifiedHolders(before.parties), notifiedHolders(after.parties)];
  const came = are.filter((name) => !isAmong(name, were));
  const gone = were.filter((name) => !isAmong(name, are));
  if (came.length === 0 && gone.length === 0) return;
  const { fileId } = after;
  const ofFile = sql`t."fileId" = ${fileId}::uuid and t."relatedPartyType" = 'other_lien_holder_contact'`;
  const contacts = await findWhere(context.db, 'relatedParty', ofFile, context.caller, 'everything');
  const known = contacts.flatMap(({ businessName }) => businessName ?? []);
  for (const businessName of came.filter((name) => !isAmong(name, known)))
    await createByRules(context, 'relatedParty', {
      ...{ fileId, relatedPartyType: 'other_lien_holder_contact', isBusiness: true, businessName },
    });
  for (const contact of contacts.filter(({ businessName }) => isAmong(businessName, gone)))
    await removeByRules(context, 'relatedParty', contact);
}
