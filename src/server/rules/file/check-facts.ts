import { addDays } from '#contract/clocks/day';
import { doesPermit, endedBy, permissionProving } from '#contract/lifecycles/court-order';
import { isStay } from '#contract/lifecycles/insolvency';
import type { Proof } from '#contract/lifecycles/proofs';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import { readOrdersWith } from './orders-of-file';

type Facts = Partial<Recorded<'file'>>;
type Check = (
  context: TransactionContext,
  file: Recorded<'file'>,
  facts: Facts,
  document: Recorded<'document'>,
) => Promise<void> | void;

const checks: { readonly [P in Proof]?: Check } = {
  objection_settled: (_, { notice }, facts) => {
    const settled = facts.notice?.objectionSettledDate;
    if (!notice?.objectionDate) throw invalid('facts', sentence('files.noObjection'));
    if (settled && settled < notice.objectionDate)
      throw invalid(
        'notice.objectionSettledDate',
        sentence('values.notBefore', { field: 'objectionSettledDate', other: 'objectionDate' }),
      );
  },
  // Nobody gives away beforehand what the law grants to who is in default.
  disposal_waiver: (_, { daysPastDue, daysPastDueOn }, facts) => {
    const waived = facts.notice?.disposalWaivedDate;
    if (!waived || typeof daysPastDue !== 'number' || !daysPastDueOn) return;
    const since = addDays(daysPastDueOn, -daysPastDue);
    if (waived <= since)
      throw invalid('notice.disposalWaivedDate', sentence('files.waivedBeforeDefault', { day: since }));
  },
  // Whose debt it pays says that it was paid: whoever is to hand the unit out has no receipt of its own for it but cleared money.
  redemption_paid: (_, __, ___, { originType }) => {
    if (originType !== 'client_upload') throw invalid('documentId', sentence('files.paidOnLendersWord'));
  },
  placement_facts: (_, __, facts) => {
    if (Object.values(facts).every((fact) => fact === null || fact === undefined))
      throw invalid('facts', sentence('files.nothingProved'));
  },
};

/** @throws Problem INVALID naming `documentId` for an order of a court that permits something else, or that a later one has ended */
async function holdToOrder(
  { db }: TransactionContext,
  proof: Proof,
  fileId: string,
  { insolvencyStatus }: Facts,
  { _id, documentType, ...order }: Recorded<'document'>,
): Promise<void> {
  if (documentType !== 'court_order') return;
  const lifts = proof === 'insolvency_search' && !isStay(insolvencyStatus);
  const permission = lifts ? 'stay_lifted' : permissionProving[proof];
  if (!permission) return;
  if (!doesPermit(order, permission))
    throw invalid('documentId', sentence('documents.orderPermitsOther', { permission }));
  const orders = await readOrdersWith(db, fileId, _id);
  const own = orders.find((one) => one._id === _id);
  const later = own && endedBy(own, orders);
  if (later) throw invalid('documentId', sentence('documents.orderEnded', { day: later.orderDate }));
}

/** Holds what is recorded to what its kind of proof demands beside its fields. @throws Problem INVALID naming the field */
export async function checkFacts(
  context: TransactionContext,
  proof: Proof,
  file: Recorded<'file'>,
  facts: Facts,
  document: Recorded<'document'>,
): Promise<void> {
  await holdToOrder(context, proof, file._id, facts, document);
  await checks[proof]?.(context, file, facts, document);
}
