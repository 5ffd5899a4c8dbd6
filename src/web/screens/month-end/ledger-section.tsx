import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LedgerKind } from '#contract/money/ledger';
import { amountOf, centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { Awaited } from '../../parts/awaited';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { useDoing } from '../../parts/use-doing';
import type { LedgerRow } from './ledger-calls';
import { useLedger, usePostLedger } from './ledger-calls';

/** What of invoices and receipts is not in the accounts, and the one button that sends it there. */
export function LedgerSection({ until }: { until: string }) {
  const { t, locale } = useWords();
  const { data, error, refetch } = useLedger(until);
  const post = usePostLedger();
  const { busy, run } = useDoing();
  const unsent = data ? data.total - data.waiting : 0;
  const kinds = data?.kinds ?? [];
  const money = (amount: string) => formatMoney(amount, locale);
  const whole = amountOf(kinds.reduce((sum, { total }) => sum + centsOf(total), 0));
  const go = () => void run(async () => t('monthEnd.ledger.sent', { smart_count: await post(until) }));
  return (
    <Section
      title={t('monthEnd.ledger.title')}
      actions={
        unsent > 0 && (
          <Button variant="contained" color="primary" loading={busy} onClick={go}>
            {t('monthEnd.ledger.post', { smart_count: unsent, total: money(whole) })}
          </Button>
        )
      }
    >
      <Awaited data={data} error={error} refetch={refetch} />
      {data && data.provider === 'sandbox' && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('monthEnd.ledger.sandbox')}
        </Alert>
      )}
      {data?.total === 0 && <Typography>{t('monthEnd.ledger.none')}</Typography>}
      {data && data.waiting > 0 && (
        <Typography role="status" sx={{ mb: 1 }}>
          {t('monthEnd.ledger.waiting', { smart_count: data.waiting })}
        </Typography>
      )}
      {kinds.length > 0 && (
        <MoneyTable
          label={t('monthEnd.ledger.title')}
          rows={kinds}
          keyOf={({ kind }) => kind}
          sums={t('monthEnd.ledger.sum')}
          columns={[
            { head: t('monthEnd.ledger.what'), cell: ({ kind }) => t(`monthEnd.ledger.kinds.${kind}`) },
            {
              head: t('monthEnd.ledger.count'),
              as: 'figure',
              cell: ({ count }) => formatInteger(count, locale),
              sum: formatInteger(unsent, locale),
            },
            {
              head: t('monthEnd.ledger.total'),
              as: 'figure',
              cell: ({ total }) => money(total),
              sum: money(whole),
            },
          ]}
        />
      )}
      <Held rows={(data?.data ?? []).filter(({ said }) => said !== null)} />
    </Section>
  );
}

/** What the accounts did not take, and what they say of it; each client a click from where its code is put right. */
function Held({ rows }: { rows: readonly LedgerRow[] }) {
  const { t, locale } = useWords();
  if (rows.length === 0) return null;
  const told = (kind: LedgerKind, number: string | null) =>
    [t(`monthEnd.ledger.kind.${kind}`), number].filter(Boolean).join(' ');
  return (
    <MoneyTable
      headed
      label={t('monthEnd.ledger.held')}
      rows={rows}
      keyOf={({ kind, invoiceId, paymentId }) => `${kind} ${invoiceId ?? paymentId}`}
      columns={[
        {
          head: t('monthEnd.ledger.entry'),
          cell: ({ kind, number, invoiceId, fileId, ref, day }) => (
            <>
              <TextLink to={invoiceId ? recordPath('invoice', invoiceId) : recordPath('file', fileId)}>
                {told(kind, number)}
              </TextLink>
              <small>
                {ref} · {formatDate(day, locale)}
              </small>
            </>
          ),
        },
        {
          head: t('monthEnd.client'),
          cell: ({ clientId, clientName }) => (
            <TextLink to={recordPath('company', clientId)}>{clientName}</TextLink>
          ),
        },
        { head: t('monthEnd.ledger.said'), cell: ({ said }) => said },
        {
          head: t('monthEnd.ledger.total'),
          as: 'figure',
          cell: ({ total }) => formatMoney(total, locale),
        },
      ]}
    />
  );
}
