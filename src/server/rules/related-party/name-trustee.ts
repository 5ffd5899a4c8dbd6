import { sql } from 'kysely';
import type { Input } from '#contract/commands/input';
import { isStay } from '#contract/lifecycles/insolvency';
import type { Draft } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { createRecord } from '../../records/create';
import { findWhere } from '../../records/find';
import { changeByRules } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';

type Trustee = NonNullable<Input<'recordProof'>['trustee']>;

const ofAddress = ['line1', 'city', 'state', 'postalCode'] as const;

/**
 * Holds a trustee to the insolvency that is proved, and to an address that is whole or left out.
 * @throws Problem INVALID naming the field
 */
export function checkTrustee(trustee: Trustee, insolvency: unknown): void {
  if (!isStay(insolvency)) throw invalid('trustee', sentence('files.noTrustee'));
  if (!ofAddress.some((name) => trustee[name])) return;
  for (const name of ['line1', 'city'] as const)
    if (!trustee[name]) throw invalid(`trustee.${name}`, sentence('values.required', { field: name }));
}

/**
 * Makes the trustee of an insolvency a party of its file, whom the notices of the law are served on. One who is named again is the same
 * party, and what is told of them now stands. The right to it was asked where the insolvency was proved.
 */
export async function nameTrustee(
  context: TransactionContext,
  fileId: string,
  trustee: Trustee,
): Promise<void> {
  const party = partyOf(fileId, trustee);
  const same = sql`t."fileId" = ${fileId}::uuid and t."relatedPartyType" = 'insolvency_trustee'
    and fold(t."businessName") = fold(${trustee.name})`;
  const [known] = await findWhere(context.db, 'relatedParty', same, context.caller);
  if (!known) {
    await createRecord(context, 'relatedParty', party);
    return;
  }
  const { fileId: _, ...told } = party;
  await changeByRules(context, 'relatedParty', known, told);
}

function partyOf(fileId: string, trustee: Trustee): Draft<'relatedParty'> {
  const { name, line1, city, state, postalCode, email, phone } = trustee;
  return {
    ...{ fileId, relatedPartyType: 'insolvency_trustee', businessName: name },
    ...{ isBusiness: true, isPrimary: true, isNoticeRecipient: true },
    ...(email && { emails: [email] }),
    ...(phone && { phoneNumbers: [{ number: phone, type: 'work' }] }),
    ...(line1 && city && { addresses: [{ line1, city, state, postalCode, type: 'mailing' }] }),
  };
}
