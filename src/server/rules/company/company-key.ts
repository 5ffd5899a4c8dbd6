import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { forbiddenField, invalid } from '../refuse';

/**
 * Which file format a lender has is for an administrator of the agency to say: whoever has it, places files by it. One lender has each.
 * @throws Problem FIELD_FORBIDDEN, or INVALID naming the field
 */
export async function holdToKey(
  { db, caller }: TransactionContext,
  companyId: string,
  key: Recorded<'company'>['integrationKey'],
): Promise<void> {
  if (caller.scope !== 'all') throw forbiddenField('integrationKey');
  if (!key) return;
  const other = await db
    .selectFrom('company')
    .select('_id')
    .where('integrationKey', '=', key)
    .where('_id', '<>', companyId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (other) throw invalid('integrationKey', sentence('documents.integrationKeyTaken'));
}
