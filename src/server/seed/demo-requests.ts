import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Draft, Recorded } from '#contract/resources/index';
import type { Tx } from '../database/tables';
import { createRecord } from '../records/create';
import { readCallerOfUser } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { contextAs } from '../request/context-as';
import { raiseApproval } from '../rules/fee/fee-approval';
import '../rules/install';
import type { Calendar } from './demo-bundle';
import { furtherStates, moveOn } from './demo-request-states';
import type { Said } from './demo-request-states';
import { seedId } from './seed-id';

/** What the loading of the demo has of a house: nobody listens yet, and no job runs. */
export type LoadingContext = Omit<AppContext, 'live' | 'jobs'>;

interface Subject {
  readonly _id: string;
  readonly lender: string | null;
  readonly agent: string;
  /** Its lender and its agency work in French. */
  readonly isFrench: boolean;
  /** Who leads the people of its lender, and those of its agency. */
  readonly lenderLead: string | null;
  readonly agencyLead: string | null;
  /** A fee that stands and is not billed, with what it comes to. */
  readonly feeId: string | null;
  readonly total: string | null;
  readonly status: string;
  /** For how much its unit would be sold at the least, once that is proposed. */
  readonly reservePrice: string | null;
  readonly floorPrice: string | null;
}

type Asked = Pick<Draft<'request'>, 'requestType' | 'amount' | 'payload'> & { readonly reason: Said };

/** One open file in so many has a request that waits: enough to show, quick to load. */
const withRequest = 12;
const oneInSoMany = sql<boolean>`number % ${withRequest} = 1`;

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
  for (const [index, file] of (await subjects(tx, waitsForClient)).entries()) {
    const asked = awaited[file.status]?.(file);
    if (!asked) continue;
    const context = await contextFor(app, tx, file.agent, calendar.momentAgo((index % 4) / 2));
    const draft: Draft<'request'> = { ...worded(asked, file), status: 'submitted', fileIds: [file._id] };
    await createRecord(context, 'request', draft, { _id: seedId('request', `${file.status} ${file._id}`) });
  }
  for (const [index, file] of (await subjects(tx, oneInSoMany)).entries()) {
    const asked = requests[index % requests.length]?.(file, calendar);
    if (!asked) continue;
    const by = asked.side === 'client' && file.lender ? file.lender : file.agent;
    const context = await contextFor(app, tx, by, calendar.momentAgo((index % 9) / 2));
    const moved = calendar.momentAgo(0);
    const dueDate = calendar.momentAgo(-3 - (index % 5));
    const further = furtherStates[index];
    const status = further?.to === 'draft' ? 'draft' : 'submitted';
    const draft: Draft<'request'> = { ...worded(asked.request, file), status, fileIds: [file._id], dueDate };
    const _id = seedId('request', file._id);
    await createRecord(context, 'request', draft, { _id });
    if (further) await moveOn(further, _id, { asker: by, ...file }, (who) => contextFor(app, tx, who, moved));
  }
}

const worded = ({ reason, ...asked }: Asked, { isFrench }: Subject) => ({
  ...asked,
  reason: reason[isFrench ? 1 : 0],
});

/** What one file after the other is asked for, and by which side. */
const requests: readonly ((
  file: Subject,
  calendar: Calendar,
) => { side: 'agency' | 'client'; request: Asked })[] = [
  (_, calendar) => ({
    side: 'client',
    request: {
      requestType: 'hold',
      reason: ['The debtor promised a payment on Friday.', 'Le débiteur a promis un paiement vendredi.'],
      payload: { holdReason: 'payment_pending', holdUntil: calendar.dayAgo(-20) },
    },
  }),
  () => ({
    side: 'client',
    request: {
      requestType: 'close',
      reason: ['The arrears were paid in full.', 'Les arriérés ont été payés en entier.'],
      payload: { closingReason: 'arrears_paid' },
    },
  }),
  () => ({
    side: 'agency',
    request: {
      requestType: 'payout_or_balance',
      reason: [
        'The debtor asks what would settle the account.',
        'Le débiteur demande ce qui réglerait le compte.',
      ],
      payload: {},
    },
  }),
  ({ feeId, total }) => ({
    side: 'agency',
    request: {
      requestType: 'write_off',
      reason: [
        'What this cost cannot be recovered from the debtor.',
        'Ces frais ne peuvent être recouvrés du débiteur.',
      ],
      amount: total ?? '185.00',
      payload: { feeIds: feeId ? [feeId] : [] },
    },
  }),
  (_, calendar) => ({
    side: 'agency',
    request: {
      requestType: 'extension',
      reason: [
        'The debtor is away until the end of the month.',
        'Le débiteur est absent jusqu’à la fin du mois.',
      ],
      payload: { newDueDate: calendar.dayAgo(-25) },
    },
  }),
];

/** What has been asked of the client where the status of a file says that it waits for that. */
const awaited: { readonly [S in string]?: (file: Subject) => Asked } = {
  skip_approval_pending: () => ({
    requestType: 'skip_approval',
    reason: [
      'The directory has nothing newer; a bureau header may have an address.',
      'L’annuaire n’a rien de plus récent; un en-tête de bureau de crédit peut avoir une adresse.',
    ],
    amount: '85.00',
  }),
  reserve_pending: ({ reservePrice, floorPrice }) => ({
    requestType: 'reserve_approval',
    reason: [
      'As the appraisal says; the market for it is thin until spring.',
      'Selon l’évaluation; le marché est mince jusqu’au printemps.',
    ],
    payload: { reservePrice, floorPrice },
  }),
};
const waitsForClient = sql<boolean>`status = any(${Object.keys(awaited)}::text[])`;

async function subjects(tx: Tx, which: RawBuilder<boolean>): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    select * from (
      select f._id, f.status, client.language = 'fr' and agency.language = 'fr' "isFrench", f.remarketing->>'reservePrice' "reservePrice", f.remarketing->>'floorPrice' "floorPrice",
        row_number() over (order by f.ref) number,
        (select u._id from "user" u join role r on r._id = u."roleId" where u."companyId" = f."clientId"
          and r.key = 'lender_user' order by u.email limit 1) lender,
        (select u._id from "user" u join role r on r._id = u."roleId" where u."companyId" = f."clientId"
          and r.key = 'lender_supervisor' order by u.email limit 1) "lenderLead",
        (select u._id from "user" u join role r on r._id = u."roleId" where u."companyId" = f."agencyId"
          and r.key = 'supervisor' order by u.email limit 1) "agencyLead",
        coalesce((select u._id from "user" u where u._id = any(f."assignedUsers") and u."companyId" = f."agencyId"
          order by u._id limit 1), ${supervisor}::uuid) agent,
        e._id "feeId", e."totalAmount" total
      from file f join company client on client._id = f."clientId" join company agency on agency._id = f."agencyId"
      left join lateral (select _id, "totalAmount" from fee where "fileId" = f._id and direction = 'receivable'
        and status = 'approved' and "invoiceId" is null order by _id limit 1) e on true
      where not f.closed and f."deletedAt" is null) open
    where ${which} order by number`.execute(tx);
  return rows;
}

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
