import { addDays } from '#contract/clocks/day';
import { permissionProving } from '#contract/lifecycles/court-order';
import { isStay } from '#contract/lifecycles/insolvency';
import type { Proof } from '#contract/lifecycles/proofs';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';

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

/** @throws Problem INVALID naming `documentId` for an order of a court that permits something else */
function holdToOrder(
  proof: Proof,
  { insolvencyStatus }: Facts,
  { documentType, orderPermits }: Recorded<'document'>,
): void {
  if (documentType !== 'court_order') return;
  const lifts = proof === 'insolvency_search' && !isStay(insolvencyStatus);
  const permission = lifts ? 'stay_lifted' : permissionProving[proof];
  if (permission && !orderPermits?.includes(permission))
    throw invalid('documentId', sentence('documents.orderPermitsOther', { permission }));
}

/** Holds what is recorded to what its kind of proof demands beside its fields. @throws Problem INVALID naming the field */
export async function checkFacts(
  context: TransactionContext,
  proof: Proof,
  file: Recorded<'file'>,
  facts: Facts,
  document: Recorded<'document'>,
): Promise<void> {
  holdToOrder(proof, facts, document);
  await checks[proof]?.(context, file, facts, document);
}
