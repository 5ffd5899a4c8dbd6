import { Problem } from '#contract/problems';
import type { RequestContext } from '../../request/context';
import { isPartnerOn } from '../handled-files';

type Asking = Pick<RequestContext, 'db' | 'caller'>;

/** Whether a file is one that another agency handles, for a caller of an agency. */
export async function isPartnerOnFile({ db, caller }: Asking, fileId: string): Promise<boolean> {
  const file = await db.selectFrom('file').select('agencyId').where('_id', '=', fileId).executeTakeFirst();
  return file !== undefined && isPartnerOn(caller, file);
}

/**
 * Who works a file is said by whose file it is.
 * @throws Problem FORBIDDEN to a partner
 */
export async function demandHandling(context: Asking, fileId: string): Promise<void> {
  if (await isPartnerOnFile(context, fileId)) throw new Problem('FORBIDDEN');
}
