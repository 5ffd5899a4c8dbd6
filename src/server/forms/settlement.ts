import { countedFee } from '#contract/lifecycles/fee';
import type { FormFacts } from '#contract/lifecycles/form';
import { amountOf, centsOf, sumOf } from '#contract/money/cents';
import { debtAfterSale, trustStatement } from '#contract/money/settlement';
import type { DebtAfterSale, TrustStatement } from '#contract/money/settlement';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import { readTrustAccount } from './trust-account';
import type { TrustAccount } from './trust-account';

/** What the sale of an asset came to: for the client, out of the trust, and for the debtor. Amounts are Canadian dollars with taxes. */
export interface Settlement {
  readonly trust: TrustAccount & TrustStatement;
  /** The day of the last remittance, or else the day by which the first receipt must be remitted. */
  readonly remittanceDate: string | null;
  readonly debt: DebtAfterSale & {
    readonly balance: string | null;
    readonly expenses: readonly { readonly feeType: ValueOf<'feeType'>; readonly amount: string }[];
    readonly proceeds: string;
  };
}

/** What lessens the debt of who owned the asset: what it was sold for, and what was insured of it. */
const ofTheAsset: readonly ValueOf<'paymentType'>[] = ['sale_proceeds', 'sale_deposit', 'insurance_proceeds'];

/** Reckons what a sale came to, from what has cleared in trust and from what the client was really charged. */
export async function readSettlement(
  db: Db,
  { _id, balanceAmount }: Pick<Recorded<'file'>, '_id' | 'balanceAmount'>,
): Promise<Settlement> {
  const trust = await readTrustAccount(db, _id);
  const expenses = await expensesOf(db, _id);
  const proceeds = proceedsOf(trust);
  const amounts = expenses.map(({ amount }) => amount);
  return {
    trust: {
      ...trust,
      ...trustStatement(
        trust.receipts.map(({ amount }) => amount),
        trust.deductions.map(({ amount }) => amount),
      ),
    },
    remittanceDate: remittanceDate(trust),
    debt: {
      ...debtAfterSale(balanceAmount, amounts, proceeds),
      balance: balanceAmount,
      expenses,
      proceeds,
    },
  };
}

/** What the rules of forms ask of a file. */
export function factsOf(
  file: Pick<Recorded<'file'>, 'deficiencyAllowed' | 'remarketing' | 'stage' | 'status'>,
  of: Settlement,
  isReleaseAgreed: boolean,
): FormFacts {
  return {
    deficiencyAllowed: file.deficiencyAllowed,
    received: of.trust.received,
    proceeds: of.debt.proceeds,
    remaining: of.debt.remaining,
    isSold: Boolean(file.remarketing?.salePrice && file.remarketing.purchaserId),
    isReleaseAgreed,
    isReserveApproved: file.remarketing?.reserveStatus === 'approved',
    stage: file.stage,
    status: file.status,
  };
}

function proceedsOf({ receipts, paidOut }: TrustAccount): string {
  const came = receipts.filter(({ paymentType }) => ofTheAsset.includes(paymentType));
  const back = paidOut.filter(({ paymentType }) => paymentType === 'refund');
  const sum = (list: readonly { readonly amount: string }[]): number =>
    centsOf(sumOf(list.map(({ amount }) => amount)));
  return amountOf(sum(came) - sum(back));
}

function remittanceDate({ receipts, paidOut }: TrustAccount): string | null {
  const remitted = paidOut.filter(({ paymentType }) => paymentType === 'client_remittance');
  const days = remitted.map(({ clearedDate, receivedDate }) => clearedDate ?? receivedDate).sort();
  const due = receipts.flatMap(({ remitBy }) => (remitBy ? [remitBy] : [])).sort();
  return days.at(-1) ?? due[0] ?? null;
}

// Of what the client was charged, what the debtor answers for, one row a kind: not what a vendor cost, and nothing that is only expected.
async function expensesOf(
  db: Db,
  fileId: string,
): Promise<{ feeType: ValueOf<'feeType'>; amount: string }[]> {
  const fees = await db
    .selectFrom('fee')
    .select(['feeType', 'totalAmount', 'recoveredAmount'])
    .where('fileId', '=', fileId)
    .where('direction', '=', 'receivable')
    .where('recoverableFromDebtor', '=', true)
    .where('status', 'in', [...countedFee])
    .where('deletedAt', 'is', null)
    .orderBy('incurredOn')
    .orderBy('_id')
    .execute();
  const sums = new Map<ValueOf<'feeType'>, number>();
  for (const { feeType, totalAmount, recoveredAmount } of fees)
    sums.set(feeType, (sums.get(feeType) ?? 0) + centsOf(totalAmount) - centsOf(recoveredAmount));
  return [...sums]
    .filter(([, cents]) => cents !== 0)
    .map(([feeType, cents]) => ({ feeType, amount: amountOf(cents) }));
}
