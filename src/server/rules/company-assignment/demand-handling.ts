import { Problem } from '#contract/problems';
import type { TransactionContext } from '../../request/context';
import { isPartnerOn } from '../handled-files';

/** Whether a file is one that another agency handles, for a caller of an agency. */
export async function isPartnerOnFile(
  { db, caller }: Pick<TransactionContext, 'db' | 'caller'>,
  fileId: string,
): Promise<boolean> {
  const file = await db.selectFrom('file').select('agencyId').where('_id', '=', fileId).executeTakeFirst();
  return file !== undefined && isPartnerOn(caller, file);
}

/**
 * Who works a file is said by whose file it is.
 * @throws Problem FORBIDDEN to a partner
 */
export async function demandHandling(context: TransactionContext, fileId: string): Promise<void> {
  if (await isPartnerOnFile(context, fileId)) throw new Problem('FORBIDDEN');
}
