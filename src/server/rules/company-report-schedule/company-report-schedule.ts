import { sql } from 'kysely';
import { provinceZones, todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Rules, Scope } from '../../records/rules';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { reportFolderOf } from '../../reports/report-folder-of';
import { checkSchedule } from './check-schedule';
import { nextRunOf } from './recurrence-of';

type Schedule = Recorded<'companyReportSchedule'>;

/** Those of one's own company and its offices. */
function schedulesInScope(caller: Caller): Scope {
  return caller.scope === 'all' ? 'everything' : sql`t."companyId" = any(${caller.tree}::uuid[])`;
}

/** What tells when a schedule runs: where one of these changes, it is due anew. */
const recurrence = ['frequency', 'dayOfWeek', 'dayOfMonth', 'timeOfDay', 'timeZone', 'isActive'] as const;

async function due({ db, now }: TransactionContext, schedule: Schedule): Promise<Partial<Schedule>> {
  return { nextRunAt: schedule.isActive ? (await nextRunOf(db, schedule, now)).toISOString() : null };
}

/** The clock on the wall of a company, by its province. */
async function zoneOf({ db }: TransactionContext, companyId: string): Promise<string | undefined> {
  const company = await db
    .selectFrom('company')
    .select('state')
    .where('_id', '=', companyId)
    .executeTakeFirst();
  return company && provinceZones[company.state];
}

/** Where the reports of a schedule go, as it is told to people. */
async function deliveryFolderOf(
  context: TransactionContext,
  { deliveryMethod, companyId }: Schedule,
): Promise<string | null> {
  if (deliveryMethod !== 'sftp') return null;
  return (await reportFolderOf(context, companyId))?.said ?? null;
}

export const companyReportScheduleRules: Rules<'companyReportSchedule'> = {
  scope: schedulesInScope,
  beforeCreate: async (context, draft) => {
    const firstDay = todayIn('ON', context.now);
    const companyId = draft.companyId ?? context.caller.companyId;
    const timeZone = draft.timeZone ?? (await zoneOf(context, companyId));
    const schedule = {
      ...{ dayOfWeek: null, dayOfMonth: null },
      ...{ ...draft, companyId, firstDay, timeZone },
    } as Schedule;
    await checkSchedule(context, schedule);
    return {
      companyId,
      firstDay,
      timeZone: schedule.timeZone,
      setBy: context.caller.userId,
      deliveryFolder: await deliveryFolderOf(context, schedule),
      ...(await due(context, schedule)),
    };
  },
  beforeUpdate: async (context, current, change) => {
    const after = { ...current, ...change } as Schedule;
    await checkSchedule(context, after);
    const own = {
      setBy: context.caller.userId,
      deliveryFolder: await deliveryFolderOf(context, after),
    };
    return recurrence.some((name) => name in change) ? { ...own, ...(await due(context, after)) } : own;
  },
  history: (event, { name }) => ({
    type: 'system',
    message: sentence('documents.scheduleWas', { name, event }),
    visibility: 'internal',
  }),
};
