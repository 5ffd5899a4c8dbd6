import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { invoice as declaration } from '#contract/resources/invoice';
import type { Field } from '#contract/fields';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatMoment } from '../../kinds/format';
import { Value } from '../../kinds/value';
import { useSession } from '../../identity/identity-context';
import { Fact, Facts } from '../../parts/facts';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';
import { InvoiceLines } from './invoice-lines';
import type { WholeInvoice } from './billing-records';
import { InvoiceActions } from './invoice-actions';
import { Money } from './money';
import { InvoiceState } from './state-chip';

const Whole = styled('article')({ display: 'grid', gap: 14, marginTop: 8 });
const Sheet = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gap: 18,
  maxWidth: 900,
  padding: '28px 32px',
  borderRadius: 8,
  [theme.breakpoints.down('sm')]: { padding: 16 },
  '@media print': { maxWidth: 'none', padding: 0, border: 0 },
}));
const Sums = styled('dl')({
  display: 'grid',
  gap: 4,
  justifySelf: 'end',
  minWidth: 220,
  margin: 0,
  '& > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 24 },
});

/** An invoice as it looks on paper, with what can be done with it above. */
export function InvoiceView({ record, onGone }: { record: WholeInvoice; onGone?: () => void }) {
  const { t, label, locale } = useWords();
  const { user } = useSession();
  const day = (date: string | null) => (date ? formatDate(date, locale) : '–');
  const isNote = record.creditOfInvoiceId !== null;
  const reason = record.voidReason ?? record.disputeReason;
  const isPaid = centsOf(record.paidAmount) !== 0;
  const shown = (name: 'supplierId' | 'clientId' | 'fileId' | 'creditOfInvoiceId' | 'appliedTo') => {
    const field: Field = declaration.fields[name];
    return (
      <Value
        value={record[name]}
        field={field}
        resource="invoice"
        name={name}
        record={{ ...record }}
        place="page"
      />
    );
  };
  const kind = t(isNote ? 'billing.creditNote' : 'billing.invoice');
  return (
    <Whole aria-label={`${kind} ${record.invoiceNumber ?? t('billing.draft')}`}>
      <InvoiceActions record={record} onGone={onGone} />
      <Sheet variant="outlined">
        <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
          <div>
            <Typography component="h2" variant="h1">
              {kind}
            </Typography>
            <Quiet>{record.invoiceNumber ?? t('billing.draft')}</Quiet>
          </div>
          <InvoiceState record={record} />
        </Stack>
        {reason && <Alert severity="error">{reason}</Alert>}
        <Facts>
          {record.supplierId && <Fact label={t('billing.issuer')}>{shown('supplierId')}</Fact>}
          <Fact label={t('billing.client')}>{shown('clientId')}</Fact>
          <Fact label={t('billing.file')}>{shown('fileId')}</Fact>
          <Fact label={t('billing.issued')}>{day(record.issueDate)}</Fact>
          {!isNote && <Fact label={t('billing.due')}>{day(record.dueDate)}</Fact>}
          {record.voidedOn && <Fact label={label('invoice', 'voidedOn')}>{day(record.voidedOn)}</Fact>}
          {record.purchaseOrder && <Fact label={t('billing.purchaseOrder')}>{record.purchaseOrder}</Fact>}
          {isNote && <Fact label={t('billing.creditOf')}>{shown('creditOfInvoiceId')}</Fact>}
          {record.appliedTo && <Fact label={t('billing.setAgainst')}>{shown('appliedTo')}</Fact>}
        </Facts>
        <InvoiceLines lines={record.lines ?? []} totals={record} state={record.state} />
        <Sums>
          {isPaid && (
            <Fact label={t('billing.paid')}>
              <Money amount={record.paidAmount} />
            </Fact>
          )}
          {centsOf(record.creditedAmount) !== 0 && (
            <Fact label={t('billing.creditedSum')}>
              <Money amount={record.creditedAmount} />
            </Fact>
          )}
          <Fact label={t('billing.balance')}>
            <Money amount={record.balanceDue} strong />
          </Fact>
        </Sums>
        {record.notes && <Typography sx={{ whiteSpace: 'pre-line' }}>{record.notes}</Typography>}
        {record.sentAt && (
          <Quiet>
            {t('billing.sentTo', {
              when: formatMoment(record.sentAt, locale, user?.timeZone),
              who: (record.sentTo ?? []).join(', '),
            })}
          </Quiet>
        )}
      </Sheet>
    </Whole>
  );
}

/** The number of an invoice as a way to it. */
export function InvoiceLink({ record }: { record: WholeInvoice }) {
  const { t, locale } = useWords();
  const name = record.invoiceNumber ?? `${t('billing.draft')}, ${formatMoney(record.total, locale)}`;
  return (
    <TextLink to={recordPath('invoice', record.id)} sx={{ fontWeight: 550, color: 'primary.main' }}>
      {name}
    </TextLink>
  );
}
