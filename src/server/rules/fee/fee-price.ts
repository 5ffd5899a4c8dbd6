import { amountOf } from '#contract/money/cents';
import { shareBaseOf } from '#contract/money/how-priced';
import { quoteFee } from '#contract/money/quote';
import type { Quote } from '#contract/money/quote';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { readFeeBasis } from './fee-basis';
import type { Line, Subject } from './fee-basis';
import { invalid } from '../refuse';

/** A fee worked out, with the line that priced it. */
export interface Priced {
  readonly quote: Quote;
  readonly line: Line | undefined;
  /** What of it stands in the fee. */
  readonly values: Pick<
    Recorded<'fee'>,
    | 'unit'
    | 'unitAmount'
    | 'baseAmount'
    | 'amount'
    | 'freeUnits'
    | 'minimumAmount'
    | 'maximumAmount'
    | 'gstAmount'
    | 'hstAmount'
    | 'pstAmount'
    | 'qstAmount'
    | 'totalAmount'
    | 'companyFeeId'
    | 'varianceFromSchedule'
    | 'glCode'
    | 'source'
  >;
}

interface Asked {
  readonly quantity: number;
  readonly unitAmount: string | null;
  readonly baseAmount: string | null;
}

/**
 * Works a fee out by the price lists and the tax table.
 * @throws Problem INVALID naming `unitAmount` or `baseAmount` where nothing says what it costs, `quantity` for more than one share
 */
export async function priceFee(db: Db, subject: Subject, asked: Asked): Promise<Priced> {
  const basis = await readFeeBasis(db, subject);
  const base = asked.baseAmount ?? baseOf(subject);
  const quote = quoteFee(
    { feeType: subject.feeType, quantity: asked.quantity, unitAmount: asked.unitAmount, base },
    basis,
  );
  if (typeof quote === 'string') throw invalid(quote, sentence('values.required', { field: quote }));
  if (quote.unit === 'percent' && asked.quantity !== 1)
    throw invalid('quantity', sentence('money.percentageTakenOnce'));
  const { line } = basis;
  const { taxes } = quote;
  return {
    quote,
    line,
    values: {
      unit: quote.unit,
      unitAmount: amountOf(quote.unitAmount),
      baseAmount: quote.unit === 'percent' ? base : null,
      amount: amountOf(quote.amount),
      ...quote.shape,
      gstAmount: amountOf(taxes.gst),
      hstAmount: amountOf(taxes.hst),
      pstAmount: amountOf(taxes.pst),
      qstAmount: amountOf(taxes.qst),
      totalAmount: amountOf(quote.total),
      companyFeeId: line?._id ?? null,
      varianceFromSchedule: quote.variance === null ? null : amountOf(quote.variance),
      glCode: line?.glCode ?? null,
      source: quote.source,
    },
  };
}

/** What a percentage is of, where the file knows: the price of the sale, or what is secured. */
export function baseOf({ feeType, file }: Pick<Subject, 'feeType' | 'file'>): string | null {
  const base = shareBaseOf(feeType);
  if (base === 'salePrice') return file.remarketing?.salePrice ?? null;
  return base === 'balance' ? file.balanceAmount : null;
}
