import { sql } from 'kysely';
import { countedFee, openFee, shownFee } from '#contract/lifecycles/fee';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import { standingFee, unbilledFee } from '../invoice/take-fees';
import { billableFiles } from '../vendor-invoice/scope';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { flagFilter } from '../flag-filter';
import { onFilesOfClients } from '../on-files-of-clients';
import { raiseApproval, closeApproval } from './fee-approval';
import { billedFee, isBilled } from './fee-billed';
import { changeFee } from './fee-change';
import { completeFee } from './fee-create';
import { whyCutOff } from './fee-cutoff';
import { feeScopeAsks, feesInScope } from './fee-side';
import { realizeProjection, reviewProjections } from '../projected-fee/projection-realize';
import { conflict } from '../refuse';
import type { HistoryEntry, Rules } from '../../records/rules';

type Fee = Recorded<'fee'>;

/** What of a fee is the agency's own: by which list it was priced, how far from it, and why. */
const ofAgency = [
  'companyFeeId',
  'varianceFromSchedule',
  'glCode',
  'approvalRequestId',
  'source',
  'baseAmount',
];
const reasons = ['writeOffReason', 'decisionNote'];

/** Whether a fee `t` waits for its client: who was asked decides about it. */
const waitsForClient = sql`coalesce(t.status = 'pending_approval' and t.direction = 'receivable' and t."companyId" =
  (select r."assignedToCompanyId" from request r where r._id = t."approvalRequestId"), false)`;

/** To whom no draft is shown, what stands on one waits to be billed as the rest; what does not wait is looked up by its status. */
const standsFilter = (values: readonly unknown[]): Sql =>
  values.includes(true)
    ? flagFilter(values, standingFee('t'))
    : sql`t.status = any(${shownFee.filter((status) => status !== 'approved')}::text[])`;

const hidesDrafts = (caller: Caller): boolean => sideOf(caller.activityType) === 'client';

function hiddenFields(caller: Caller): readonly string[] {
  const side = sideOf(caller.activityType);
  if (side === 'agency') return [];
  return side === 'client'
    ? [...ofAgency, ...reasons]
    : [...ofAgency, 'recoverableFromDebtor', 'recoveredAmount', 'writeOffReason'];
}

function maskFee(caller: Caller, fee: Record<string, unknown>): void {
  // That an invoice is being drafted is the agency's own until it is issued.
  if (hidesDrafts(caller) && fee.status === 'approved' && 'invoiceId' in fee) fee.invoiceId = null;
}

type FeeChange = { readonly before: Fee; readonly after: Fee };

async function followFees(context: TransactionContext, changes: readonly FeeChange[]): Promise<void> {
  for (const change of changes) await followApproval(context, change);
  await reviewProjections(
    context,
    changes.map(({ after }) => after),
  );
}

async function followApproval(context: TransactionContext, { before, after }: FeeChange): Promise<void> {
  const waited = before.status === 'pending_approval';
  const waits = after.status === 'pending_approval';
  const isAnew = before.totalAmount !== after.totalAmount;
  // Asked anew first: what was asked before is then no more what the fee waits for.
  if (waits && (!waited || isAnew)) await raiseApproval(context, after);
  if (waited && (!waits || isAnew)) await closeApproval(context, before, after);
}

/**
 * A client reads of what it is charged once that stands. What is owed to a vendor is told to nobody else, since several vendors
 * read the history of one file; a vendor reads of what it did itself.
 */
function history(event: 'created' | 'updated' | 'removed', fee: Fee): HistoryEntry {
  const type = { created: 'fee_added', updated: 'fee_updated', removed: 'fee_deleted' } as const;
  const isShown = fee.direction === 'receivable' && shownFee.includes(fee.status);
  return {
    type: type[event],
    message: sentence('money.fee', { fee: choices.feeType[fee.feeType] }),
    visibility: isShown ? 'client' : 'internal',
    hidden: [...ofAgency, ...reasons],
  };
}

export const feeRules: Rules<'fee'> = {
  scope: feesInScope,
  scopeAsks: feeScopeAsks,
  // What an invoice bills is owed also where the vendor's work is over.
  onFiles: (caller) => billableFiles(caller),
  filters: {
    clientId: onFilesOfClients,
    unbilled: (values, caller) =>
      hidesDrafts(caller) ? standsFilter(values) : flagFilter(values, unbilledFee('t')),
  },
  derived: { clientDecides: () => waitsForClient },
  // Who entered a fee does not approve it, nor does anybody what its client decides.
  may: (caller, fee, actions) => {
    const isOpen = fee.status !== undefined && (openFee.includes(fee.status) || fee.status === 'void');
    const gone = [
      ...(isOpen ? [] : ['delete']),
      ...(fee.clientDecides || fee.createdBy === caller.userId ? ['approveOverThreshold'] : []),
    ];
    return actions.filter((action) => !gone.includes(action));
  },
  hides: hiddenFields,
  mask: maskFee,
  beforeCreate: async (context, draft, known) =>
    isBilled(known) ? billedFee(draft, known) : completeFee(context, draft),
  afterCreate: async (context, fee) => {
    if (fee.status === 'pending_approval') await raiseApproval(context, fee);
    await realizeProjection(context, fee);
  },
  beforeUpdate: changeFee,
  follow: (context, before, after) => followFees(context, [{ before, after }]),
  followMany: followFees,
  beforeRemove: async (context, fee) => {
    if (!openFee.includes(fee.status) && fee.status !== 'void')
      throw conflict(sentence('money.feeStandsMadeVoidWritten'));
    const late = await whyCutOff(context, fee, undefined);
    if (late) throw conflict(late);
  },
  afterRemove: async (context, fee) => {
    await closeApproval(context, fee, { ...fee, status: 'void' });
    await reviewProjections(context, [fee]);
  },
  history,
  // Money is settled after the work is done.
  openWhenClosed: (fee) => fee.status !== undefined && countedFee.includes(fee.status),
};
