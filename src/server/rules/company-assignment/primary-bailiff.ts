import { sql } from 'kysely';
import { openAssignment, seizingTypes } from '#contract/lifecycles/assignment';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';

type Assignment = Recorded<'companyAssignment'>;
type Asked = Pick<Assignment, 'fileId' | 'activityType'> & { readonly role?: Assignment['role'] | undefined };

/**
 * As what a company stands on a file: one of those that seize is the primary one, and a further one comes second unless it is said to be
 * the first.
 * @throws Problem DUPLICATE naming `role`
 */
export async function roleOnFile(
  { db }: TransactionContext,
  { fileId, activityType, role }: Asked,
): Promise<Assignment['role']> {
  if (role === 'secondary' || !seizingTypes.includes(activityType)) return role ?? 'primary';
  const { rows } =
    await sql`select from "companyAssignment" a where a."fileId" = ${fileId}::uuid and a.role = 'primary'
    and a."activityType" = any(${seizingTypes}::text[]) and a.status = any(${openAssignment}::text[])`.execute(
      db,
    );
  if (rows.length === 0) return 'primary';
  if (role === undefined) return 'secondary';
  const message = sentence('network.primaryBailiffAlready');
  throw new Problem('DUPLICATE', { message, errors: { role: message } });
}
