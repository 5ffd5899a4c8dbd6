import type { Recurrence } from '#contract/reports/next-run';
import { nextRunAfter } from '#contract/reports/next-run';
import type { Recorded } from '#contract/resources/index';
import type { Db, Tx } from '../../database/tables';

type Schedule = Recorded<'companyReportSchedule'>;

/** When a schedule runs: on its own clocks, with the holidays of the province where its company is. */
export async function recurrenceOf(db: Db | Tx, schedule: Schedule): Promise<Recurrence> {
  const company = await db
    .selectFrom('company')
    .select('state')
    .where('_id', '=', schedule.companyId)
    .executeTakeFirstOrThrow();
  return { ...schedule, province: company.state };
}

/** The instant after another at which a schedule is due next. */
export async function nextRunOf(db: Db | Tx, schedule: Schedule, after: Date): Promise<Date> {
  return nextRunAfter(after, await recurrenceOf(db, schedule));
}
