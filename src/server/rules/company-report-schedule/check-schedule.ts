import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { scopeConditions } from '../../records/conditions';
import { demandReport } from '../../reports/may-run';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import { peopleInScope } from '../company/company-scope';

type Schedule = Recorded<'companyReportSchedule'>;

/**
 * Holds a schedule to what its company, its clocks and the reports of whoever sets it allow.
 * @throws Problem INVALID naming the field; FORBIDDEN for a report that they may not have made, or another company
 */
export async function checkSchedule(
  { db, caller }: TransactionContext,
  { companyId, reportTypes, recipients, timeZone }: Schedule,
): Promise<void> {
  if (caller.scope !== 'all' && !caller.tree.includes(companyId))
    throw invalid('companyId', sentence('documents.scheduleOfOwnCompany'));
  if (reportTypes.length === 0)
    throw invalid('reportTypes', sentence('values.required', { field: 'reportTypes' }));
  if (recipients.length === 0)
    throw invalid('recipients', sentence('values.required', { field: 'recipients' }));
  if (!isZone(timeZone)) throw invalid('timeZone', sentence('documents.noSuchZone', { zone: timeZone }));
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
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-CA', { timeZone });
    return true;
  } catch {
    return false;
  }
}
