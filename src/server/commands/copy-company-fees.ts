import { sql } from 'kysely';
import { amountOf, centsOf, percentOf } from '#contract/money/cents';
import { dayBefore } from '#contract/money/days';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { createRecords } from '../records/create-many';
import { takeAll } from '../records/take';
import { writeChange } from '../records/update';
import { inTransaction } from '../request/in-transaction';
import type { TransactionContext } from '../request/context';
import { invalid } from '../rules/refuse';
import type { Handler, Input } from './handler';

type Line = Recorded<'companyFee'>;

/**
 * Copies the lines of a price list that hold on a day to another company, from that day on and each so many percent dearer or
 * cheaper. A line of the other company with the same keys that holds then is ended on the day before: all of it, or nothing.
 */
export const copyCompanyFees: Handler<'copyCompanyFees'> = (context, asked) =>
  inTransaction(context, async (context) => {
    if (asked.fromCompanyId === asked.toCompanyId)
      throw invalid('toCompanyId', sentence('network.chooseAnotherCompanyThanOne'));
    const both = await linesOf(context, asked);
    const lines = both.filter(({ companyId }) => companyId === asked.fromCompanyId);
    if (lines.length === 0) throw invalid('fromCompanyId', sentence('network.companyNoPricesDay'));
    const standing = both.filter(({ companyId }) => companyId === asked.toCompanyId);
    const keys = new Set(lines.map(keyOf));
    const ended = standing.filter(
      (line) => keys.has(keyOf(line)) && line.effectiveFrom < asked.effectiveFrom,
    );
    for (const line of ended)
      await writeChange(context, 'companyFee', line, { effectiveTo: dayBefore(asked.effectiveFrom) });
    const copies = await createRecords(
      context,
      'companyFee',
      lines.map((line) => copyOf(line, asked.toCompanyId, asked.effectiveFrom, asked.percent ?? 0)),
    );
    return { body: { copied: copies.length, ended: ended.length } };
  });

// Of both companies at once: who copies the other way round takes them in the same order.
function linesOf(
  context: TransactionContext,
  { fromCompanyId, toCompanyId, direction, effectiveFrom: day }: Input<'copyCompanyFees'>,
): Promise<Line[]> {
  return takeAll(
    context,
    'companyFee',
    sql`t."companyId" = any(${[fromCompanyId, toCompanyId]}::uuid[]) and t.direction = ${direction} and t."isActive"
      and t."effectiveFrom" <= ${day}::date and (t."effectiveTo" is null or t."effectiveTo" >= ${day}::date)`,
  );
}

const keyOf = ({ feeType, clientId, state, assetType, contractType }: Line): string =>
  JSON.stringify([feeType, clientId, state, assetType, contractType]);

/** A percentage is no price: what is asked as a share stays the share it is. */
function copyOf(line: Line, companyId: string, effectiveFrom: string, percent: number): Draft<'companyFee'> {
  const scaled = (amount: string): string => amountOf(percentOf(centsOf(amount), 100 + percent));
  const orNothing = (amount: string | null): string | null => (amount === null ? null : scaled(amount));
  const { label, feeType, direction, unit, freeUnits, maxQuantity, slaDays, state, assetType, contractType } =
    line;
  const { clientId, glCode, billToDebtor, billToDebtorExceptStates, taxable, autoApproveLimit } = line;
  return {
    companyId,
    direction,
    clientId,
    feeType,
    label,
    amount: unit === 'percent' ? line.amount : scaled(line.amount),
    unit,
    minimumAmount: orNothing(line.minimumAmount),
    maximumAmount: orNothing(line.maximumAmount),
    freeUnits,
    maxQuantity,
    preApprovalThreshold: line.preApprovalThreshold,
    autoApproveLimit,
    slaDays,
    state,
    assetType,
    contractType,
    glCode,
    billToDebtor,
    billToDebtorExceptStates,
    taxable,
    effectiveFrom,
    effectiveTo: line.effectiveTo,
    isActive: true,
  };
}
