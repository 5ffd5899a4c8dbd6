import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { listPath, recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';
import type { BankLine } from './bank-calls';

/** Beside its head where a row is a card, however long it is. */
const Likely = styled(Box)({ flex: '1 1 60%' });

/** What a line most likely is, and what says so. */
export function WhatItIs({ line }: { line: BankLine }) {
  const { t, locale } = useWords();
  const { why, paymentId, payerName, receivedDate, clientName, invoiceIds, invoiceNumbers, left } = line;
  if (why === 'none') return <Quiet>{t('bankStatement.why.none')}</Quiet>;
  if (paymentId)
    return (
      <Likely>
        <TextLink to={recordPath('payment', paymentId)}>
          {t('bankStatement.payment', { day: receivedDate ? formatDate(receivedDate, locale) : '' })}
        </TextLink>
        <small>{[payerName, t('bankStatement.why.payment')].filter(Boolean).join(' · ')}</small>
      </Likely>
    );
  const [id = ''] = invoiceIds;
  const isOne = invoiceIds.length === 1;
  const to = isOne
    ? recordPath('invoice', id)
    : `${listPath('invoice')}?${new URLSearchParams(invoiceIds.map((one) => ['ids', one]))}`;
  return (
    <Likely>
      {t('bankStatement.of', { client: clientName ?? '' })}{' '}
      <TextLink to={to}>
        {isOne ? invoiceNumbers[0] : t('bankStatement.invoices', { smart_count: invoiceIds.length })}
      </TextLink>
      <small>
        {t(`bankStatement.why.${why}`)}
        {centsOf(left) > 0 && ` · ${t('bankStatement.left', { amount: formatMoney(left, locale) })}`}
      </small>
    </Likely>
  );
}
