import { useReference } from 'react-admin';
import { amountOf, centsOf } from '#contract/money/cents';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { formatDate, formatDecimal, formatMoney } from '../../kinds/format';
import type { FeeRow } from '../file/fees/file-fees';
import { Detail, Details } from './details';

/** What an approver decides on: whose fee it is, how much of what at which price, and what the contract says. */
export function FeeAsked({ id }: { id: string }) {
  const t = useTranslate();
  const rights = useRights();
  const { choice, label, locale } = useWords();
  const { referenceRecord: fee } = useReference<FeeRow>({
    reference: resourcePaths.fee,
    id,
    options: { enabled: rights.may('fee', 'list') },
  });
  if (!fee) return null;
  const { amount, direction, incurredOn, quantity, unit, unitAmount, varianceFromSchedule: variance } = fee;
  const agreed = variance && formatMoney(amountOf(centsOf(amount) - centsOf(variance)), locale);
  return (
    <Details>
      <Detail term={label('fee', 'direction')}>{choice('feeDirection', direction)}</Detail>
      <Detail term={label('fee', 'quantity')}>
        {formatDecimal(quantity, locale)} {t(`prices.per.${unit}`)}
      </Detail>
      <Detail term={label('fee', 'unitAmount')}>{formatMoney(unitAmount, locale)}</Detail>
      <Detail term={label('fee', 'amount')}>{formatMoney(amount, locale)}</Detail>
      {agreed && <Detail term={label('vendorInvoice', 'checks.contractAmount')}>{agreed}</Detail>}
      <Detail term={label('fee', 'incurredOn')}>{formatDate(incurredOn, locale)}</Detail>
    </Details>
  );
}
