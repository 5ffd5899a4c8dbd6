import { sql } from 'kysely';
import type { Draft, Recorded } from '#contract/resources/index';
import type { Tx } from '../database/tables';
import { createRecord } from '../records/create';
import { readCallerOfUser } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { contextAs } from '../request/context-as';
import { raiseApproval } from '../rules/fee/fee-approval';
import '../rules/install';
import type { Calendar } from './demo-bundle';
import { requestDays } from './demo-request-days';
import type { RequestDays } from './demo-request-days';
import { awaited, kinds } from './demo-request-kinds';
import type { Asked, Kind } from './demo-request-kinds';
import { canCome, furtherStates, moveOn } from './demo-request-states';
import type { FurtherState } from './demo-request-states';
import { readSubjects } from './demo-request-subjects';
import type { Subject } from './demo-request-subjects';
import { seedId } from './seed-id';

/** What the loading of the demo has of a house: nobody listens yet, and no job runs. */
export type LoadingContext = Omit<AppContext, 'live' | 'jobs'>;

/** One file in so many of which something could be asked has a request: enough to show, quick to load. */
const withRequest = 10;

const supervisor = seedId('user', 'supervisor@demo.example');

/**
 * Requests on some of the demo files and for the fees that wait, raised as people raise them and as they who raised them: with
 * their history, and on the desks of those who decide.
 */
export async function seedDemoRequests(app: LoadingContext, tx: Tx, calendar: Calendar): Promise<void> {
  const { rows: fees } = await sql<Recorded<'fee'>>`
    select * from fee t where status = 'pending_approval' and "deletedAt" is null order by "createdAt", _id`.execute(
    tx,
  );
  for (const fee of fees)
    await raiseApproval(await contextFor(app, tx, fee.createdBy ?? supervisor, fee.createdAt), fee);
  for (const file of await readSubjects(tx, awaited)) {
    const kind = awaited.find((one) => one.in.includes(file.status));
    const asked = kind?.asked(file, calendar);
    if (!kind || !asked) continue;
    // With the step that it comes with.
    const context = await contextFor(app, tx, file.people.agency.userId, file.statusSince);
    const draft = draftOf(kind, asked, file, 'submitted');
    await createRecord(context, 'request', draft, { _id: seedId('request', `${file.status} ${file._id}`) });
  }
  // Nothing more is asked of a file that is on hold.
  const open = (await readSubjects(tx, kinds)).filter(({ hold }) => !hold);
  const planned = planRequests(open, calendar);
  for (const { file, kind, asked, days, further } of planned) {
    const asker = file.people[kind.side];
    if (!asker) continue;
    const context = await contextFor(app, tx, asker.userId, days.askedAt);
    const draft = draftOf(kind, asked, file, further?.to === 'draft' ? 'draft' : 'submitted');
    const _id = seedId('request', file._id);
    await createRecord(context, 'request', { ...draft, dueDate: days.dueAt }, { _id });
    if (further) await moveOn(further, _id, file, (who) => contextFor(app, tx, who, days.movedAt));
  }
}

interface Planned {
  readonly file: Subject;
  readonly kind: Kind;
  readonly asked: Asked;
  readonly days: RequestDays;
  readonly further?: FurtherState;
}

/** What is asked of which file: of each what is asked of the fewest so far, and one of each state beyond having been sent in. */
function planRequests(files: readonly Subject[], calendar: Calendar): Planned[] {
  const planned: Planned[] = [];
  const left = [...furtherStates];
  for (const [index, file] of files.entries()) {
    const along = ((index * 7) % 11) / 12;
    const options = kinds.flatMap((kind) => {
      const asked =
        kind.in.includes(file.status) && file.people[kind.side] ? kind.asked(file, calendar) : undefined;
      return asked ? [{ file, kind, asked }] : [];
    });
    const special = specialOf(options, left, along, calendar);
    if (special) {
      left.splice(left.indexOf(special.further), 1);
      planned.push(special);
    } else if (index % withRequest === 1) {
      const days = requestDays(file, along, calendar, false);
      const [one] = options.sort((a, b) => timesOf(planned, a.kind) - timesOf(planned, b.kind));
      if (one && days) planned.push({ ...one, days });
    }
  }
  return planned;
}

/** One of these that can come to a state to which none has come yet. */
function specialOf(
  options: readonly Omit<Planned, 'days' | 'further'>[],
  left: readonly FurtherState[],
  along: number,
  calendar: Calendar,
): (Planned & { readonly further: FurtherState }) | undefined {
  for (const further of left) {
    const one = options.find(
      ({ file, kind: { requestType, side } }) =>
        requestType === further.of.requestType && side === further.of.side && canCome(further, file),
    );
    const days = one && requestDays(one.file, along, calendar, further.to === 'expired');
    if (one && days) return { ...one, days, further };
  }
  return undefined;
}

const timesOf = (planned: readonly Planned[], kind: Kind): number =>
  planned.filter((one) => one.kind === kind).length;

const draftOf = (
  { requestType, side }: Kind,
  { reason, ...asked }: Asked,
  { _id, people }: Subject,
  status: 'draft' | 'submitted',
): Draft<'request'> => ({
  ...asked,
  ...{ requestType, status, fileIds: [_id] },
  reason: reason[people[side]?.isFrench ? 1 : 0],
});

async function contextFor(
  app: LoadingContext,
  tx: Tx,
  userId: string,
  at: string,
): Promise<TransactionContext> {
  const caller = await readCallerOfUser(tx, userId);
  if (!caller) throw new Error(`demo person ${userId} may not sign in`);
  const still: AppContext = {
    ...app,
    live: { notify: () => undefined },
    jobs: { enqueue: noJob, enqueuePosting: noJob, enqueueEntries: noJob, enqueueSearch: noJob },
  };
  const context = contextAs(still, caller, { call: 'demo', source: 'ui', requestId: crypto.randomUUID() });
  return { ...context, db: tx, now: new Date(at) };
}

const noJob = (): Promise<never> => Promise.reject(new Error('no job is asked for while the demo is loaded'));
