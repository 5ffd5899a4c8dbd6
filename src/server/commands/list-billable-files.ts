import type { RowOf } from '#contract/commands/input';
import { sql } from 'kysely';
import { containing, scopeConditions } from '../records/conditions';
import { billableFiles } from '../rules/vendor-invoice/scope';
import type { Handler } from './handler';

/** The files that the caller may bill, those whose number holds the words: a vendor's also when its work there is over. */
export const listBillableFiles: Handler<'listBillableFiles'> = async (context, { search }) => {
  const all = [
    sql`t."deletedAt" is null`,
    ...scopeConditions(billableFiles(context.caller)),
    ...(search ? [sql`fold(t.ref) like ${containing(search)}`] : []),
  ];
  const { rows } = await sql<RowOf<'listBillableFiles'>>`
    select t._id, t.ref, t.state, t.closed from file t where ${sql.join(all, sql.raw(' and '))}
    order by t."assignmentDate" desc, t._id desc limit 50`.execute(context.db);
  return { body: { data: rows } };
};
