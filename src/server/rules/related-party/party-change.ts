import { sql } from 'kysely';
import { isNamedAsBusiness } from '#contract/lifecycles/party-name';
import { mayHear } from '#contract/lifecycles/who-may-hear';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { findWhere } from '../../records/find';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { conflict, invalid } from '../refuse';
import { refuseNotified } from './refuse-notified';

type Party = Recorded<'relatedParty'>;

const debtors: readonly string[] = ['primary_debtor', 'business_debtor'];
type Named = Pick<
  Party,
  'relatedPartyType' | 'isBusiness' | 'lastName' | 'businessName' | 'isNoticeRecipient'
>;

function checkParty(party: Named): void {
  if (party.isBusiness && !party.businessName)
    throw invalid('businessName', sentence('values.required', { field: 'businessName' }));
  if (!party.isBusiness && !party.lastName)
    throw invalid('lastName', sentence('values.required', { field: 'lastName' }));
  if (party.isNoticeRecipient && !mayHear(party.relatedPartyType))
    throw invalid('isNoticeRecipient', sentence('files.isNoticeRecipientOnlyWhoIsServed'));
}

/**
 * The host's part of a new party. A debtor that is a business is one, whatever else was said.
 * @throws Problem INVALID naming the field
 */
export async function completeParty(
  context: TransactionContext,
  draft: Draft<'relatedParty'>,
): Promise<Partial<Party>> {
  const [own] = await completeParties(context, [draft]);
  return own as Partial<Party>;
}

/** The same of parties that come together: most are of files that have no other yet, which is asked once for all. */
export async function completeParties(
  context: TransactionContext,
  drafts: readonly Draft<'relatedParty'>[],
): Promise<Partial<Party>[]> {
  const own = drafts.map(ownPart);
  const primary = drafts.filter(({ isPrimary }) => isPrimary);
  const files = primary.map(({ fileId }) => fileId);
  if (files.length === 0) return own;
  const { rows } = await sql<{ fileId: string }>`select distinct "fileId" from "relatedParty"
    where "fileId" = any(${files}::uuid[]) and "isPrimary"`.execute(context.db);
  const taken = new Set(rows.map(({ fileId }) => fileId));
  for (const { fileId, relatedPartyType } of primary)
    if (taken.has(fileId)) await yieldPrimary(context, fileId, relatedPartyType ?? usualType, null);
  return own;
}

const usualType = 'primary_debtor';

function ownPart(draft: Draft<'relatedParty'>): Partial<Party> {
  const relatedPartyType = draft.relatedPartyType ?? usualType;
  const isBusiness = isNamedAsBusiness(draft);
  checkParty({
    relatedPartyType,
    isBusiness,
    lastName: draft.lastName ?? null,
    businessName: draft.businessName ?? null,
    isNoticeRecipient: draft.isNoticeRecipient ?? false,
  });
  return { isBusiness };
}

/**
 * Holds a party's change to what every party must have.
 * @throws Problem INVALID naming the field, CONFLICT
 */
export async function changeParty(
  context: TransactionContext,
  current: Party,
  change: Change<'relatedParty'>,
): Promise<Partial<Party>> {
  const merged = { ...current, ...change } as Party;
  const after = { ...merged, isBusiness: isNamedAsBusiness(merged) };
  checkParty(after);
  await refuseNotified(context, current, after);
  if (!debtors.includes(after.relatedPartyType)) await refuseLastDebtor(context, current);
  const becomesPrimary =
    after.isPrimary && (!current.isPrimary || after.relatedPartyType !== current.relatedPartyType);
  if (becomesPrimary) await yieldPrimary(context, current.fileId, after.relatedPartyType, current._id);
  return { isBusiness: after.isBusiness };
}

/** A file always has someone who owes: its last debtor stays. */
export async function refuseLastDebtor(context: TransactionContext, party: Party): Promise<void> {
  if (!debtors.includes(party.relatedPartyType)) return;
  const other = await context.db
    .selectFrom('relatedParty')
    .select('_id')
    .where('fileId', '=', party.fileId)
    .where('relatedPartyType', 'in', ['primary_debtor', 'business_debtor'])
    .where('deletedAt', 'is', null)
    .where('_id', '<>', party._id)
    .executeTakeFirst();
  if (!other) throw conflict(sentence('files.onlyDebtorFileNameAnother'));
}

// One of a kind is the primary one: the one before makes room.
async function yieldPrimary(
  context: TransactionContext,
  fileId: string,
  type: Party['relatedPartyType'],
  except: string | null,
): Promise<void> {
  const condition = sql`t."fileId" = ${fileId}::uuid and t."relatedPartyType" = ${type} and t."isPrimary"
    and t._id is distinct from ${except}::uuid`;
  for (const other of await findWhere(context.db, 'relatedParty', condition, context.caller))
    await writeChange(context, 'relatedParty', other, { isPrimary: false });
}
