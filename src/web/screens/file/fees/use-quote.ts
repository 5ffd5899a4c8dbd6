import { useQuery } from '@tanstack/react-query';
import type { AnswerTo } from '#contract/commands/input';
import { normaliseValue } from '#contract/kinds/index';
import { whyNotSign } from '#contract/money/fee-sign';
import { quoteFee } from '#contract/money/quote';
import type { FeeLine, Quote, Unpriced } from '#contract/money/quote';
import type { FeeRates } from '#contract/money/fee-taxes';
import { resources } from '#contract/resources/index';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useCommand } from '../../../data/use-command';
import { Refusal } from '../../../http/failures';
import { carry } from '../../../i18n/carried-sentence';
import { problemOf } from '../../../parts/fields-at';

export type PricedLine = FeeLine & Pick<Recorded<'companyFee'>, 'companyId' | 'feeType'>;

/** What a fee is entered for: enough for the host to say which line prices it. */
export interface QuoteSubject {
  readonly fileId: string;
  readonly feeType: ValueOf<'feeType'>;
  readonly direction: ValueOf<'feeDirection'>;
  readonly companyId: string;
  /** Where it is to be taxed; without it by the place of supply. */
  readonly state?: ValueOf<'province'>;
  readonly incurredOn: string;
}

type Pricing = AnswerTo<'showFeePricing'>;

export interface Worked {
  readonly quote: Quote | Unpriced;
  readonly pricing: Pricing;
  readonly rates: FeeRates;
}

/** A fee as far as it is worked out; `problems` say what stands in the way, in the contract's words. */
export interface Quoted {
  readonly worked: Worked | undefined;
  readonly failed: boolean;
  readonly problems: readonly string[];
}

const { fields } = resources.fee;
const deciding = ['incurredOn', 'quantity', 'unitAmount', 'baseAmount'] as const;
const amount = /^-?\d+(\.\d{1,2})?$/;
const readAmount = (typed: unknown): string | null => {
  const read = normaliseValue(typed, fields.unitAmount);
  return typeof read === 'string' && amount.test(read) ? read : null;
};

/**
 * A fee worked out while it is typed, by the function that the host works it out with: the line and the rates come from the host once
 * for what it is about, the rest follows each key.
 */
export function useQuote(
  subject: QuoteSubject | null,
  typed: { incurredOn: unknown; quantity: unknown; unitAmount: unknown; baseAmount: unknown },
): Quoted {
  const showPricing = useCommand('showFeePricing');
  const isServed = useRights().serves('showFeePricing');
  const showRates = useCommand('showProvinceTax');
  const wrong = deciding.flatMap((name) => problemOf(fields[name], typed[name], name, false) ?? []);
  const unitAmount = readAmount(typed.unitAmount);
  const sign = subject && whyNotSign(subject.feeType, unitAmount);
  const isWhole =
    subject !== null &&
    wrong.length === 0 &&
    !sign &&
    /^\d{4}-\d{2}-\d{2}$/.test(subject.incurredOn) &&
    subject.companyId !== '';
  const pricing = useQuery({
    queryKey: [resourcePaths.companyFee, 'pricing', subject],
    queryFn: ({ signal }) => showPricing(subject as QuoteSubject, { signal }),
    enabled: isWhole && isServed,
  });
  const rates = useQuery({
    queryKey: [resourcePaths.provinceTax, 'on', pricing.data?.state, pricing.data?.taxedOn],
    queryFn: ({ signal }) => {
      const { state: province, taxedOn: asOf } = pricing.data as Pricing;
      return showRates({ province, asOf }, { signal });
    },
    enabled: isWhole && pricing.data !== undefined,
  });
  const refused = pricing.error instanceof Refusal ? Object.values(pricing.error.errors) : [];
  const problems = [...wrong, ...(sign ? [carry(sign)] : []), ...(isWhole ? refused : [])];
  const failed = pricing.isError || rates.isError;
  const quantity = Number(typed.quantity);
  if (!isWhole || !pricing.data || !rates.data || failed || !(quantity > 0))
    return { worked: undefined, failed, problems };
  const quote = quoteFee(
    {
      feeType: subject.feeType,
      quantity,
      unitAmount,
      base: readAmount(typed.baseAmount) ?? pricing.data.base,
    },
    { ...pricing.data, line: pricing.data.line ?? undefined, rates: rates.data },
  );
  return { worked: { quote, pricing: pricing.data, rates: rates.data }, failed, problems };
}
