import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { scopeConditions } from '../../records/conditions';
import { demandReport } from '../../reports/may-run';
import { readCallerOfUser } from '../../request/caller';
import { belongsTo, reportFolderOf } from '../../reports/report-folder-of';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import { peopleInScope } from '../company/company-scope';

type Schedule = Recorded<'companyReportSchedule'>;

/**
 * Holds a schedule to what its company, its clocks and the reports of whoever sets it allow.
 * @throws Problem INVALID naming the field; FORBIDDEN for a report that they may not have made, or another company
 */
export async function checkSchedule(
  context: TransactionContext,
  { companyId, reportTypes, recipients, deliveryMethod }: Schedule,
): Promise<void> {
  const { db, caller } = context;
  if (caller.scope !== 'all' && !caller.tree.includes(companyId))
    throw invalid('companyId', sentence('documents.scheduleOfOwnCompany'));
  if (reportTypes.length === 0)
    throw invalid('reportTypes', sentence('values.required', { field: 'reportTypes' }));
  if (recipients.length === 0)
    throw invalid('recipients', sentence('values.required', { field: 'recipients' }));
  for (const name of new Set(reportTypes)) demandReport(caller, name);
  const known = [
    sql`t._id = any(${recipients}::uuid[])`,
    sql`t."userStatus" = 'active'`,
    ...scopeConditions(peopleInScope(caller)),
  ];
  const { rows } = await sql<{
    _id: string;
  }>`select t._id from "user" t where ${sql.join(known, sql` and `)}`.execute(db);
  if (rows.length < new Set(recipients).size)
    throw invalid('recipients', sentence('documents.recipientsSignIn'));
  if (deliveryMethod === 'sftp') await checkDelivery(context, companyId, recipients);
}

// What lies in the folder of a company is read by the company: it is made as one of its own people sees it.
async function checkDelivery(
  { app, db }: TransactionContext,
  companyId: string,
  recipients: readonly string[],
): Promise<void> {
  const [userId = '', ...others] = recipients;
  const person = await readCallerOfUser(db, userId);
  if (others.length > 0 || !person || !belongsTo(person, companyId))
    throw invalid('recipients', sentence('documents.oneBySftp'));
  if (!(await reportFolderOf({ app, db }, companyId)))
    throw invalid('deliveryMethod', sentence('documents.noReportFolder'));
}
