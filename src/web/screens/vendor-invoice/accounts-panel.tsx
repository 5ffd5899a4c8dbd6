import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { formatDate, formatMoney } from '../../kinds/format';
import { Section } from '../../parts/section';
import { Figures, Quiet } from '../../parts/words-in-line';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { ProviderMark } from './provider-mark';
import { useDescribePosting } from './describe-posting';
import { useDoing } from '../../parts/use-doing';
import { usePulled } from './use-pulled';

const unpaid = ['posted', 'partially_paid'];

/** How an invoice fares in the accounts: its number there, what they said and the way to try again beside it, and what was paid. */
export function AccountsPanel({ invoice }: { invoice: InvoiceRecord }) {
  const { t, label, locale } = useWords();
  const rights = useRights();
  const pull = usePulled();
  const { busy, run } = useDoing();
  const { sageBillId, sageError, provider, postedAt, bookedOn } = invoice;
  const { paidAmount, paidDate, paymentReference } = invoice;
  const isOurs = rights.may('vendorInvoice', 'approve');
  const mayPull = rights.may('vendorInvoice', 'pullSage') && unpaid.includes(invoice.invoiceStatus);
  return (
    <Section title={t('vendorInvoicePage.accounts')} actions={<ProviderMark provider={provider} />}>
      <Stack sx={{ alignItems: 'start', gap: 1 }}>
        {isOurs && (
          <Typography variant="body2">
            {sageBillId
              ? t('vendorInvoicePage.billNumber', { bill: sageBillId })
              : t('vendorInvoicePage.notPosted')}
            {postedAt && (
              <Quiet>
                {' '}
                · <MomentCell value={postedAt} place="row" />
                {bookedOn &&
                  bookedOn !== invoice.invoiceDate &&
                  ` · ${label('vendorInvoice', 'bookedOn')} ${formatDate(bookedOn, locale)}`}
              </Quiet>
            )}
          </Typography>
        )}
        {sageError ? (
          <Alert
            severity={invoice.invoiceStatus === 'post_failed' ? 'error' : 'warning'}
            role="note"
            action={<PostButton invoice={invoice} />}
            sx={{
              alignSelf: 'stretch',
              alignItems: 'center',
              flexWrap: 'wrap',
              '& .MuiAlert-message': { flex: '1 1 200px', overflowWrap: 'anywhere' },
            }}
          >
            <strong>
              {invoice.invoiceStatus === 'post_failed'
                ? t('vendorInvoicePage.refused')
                : t('vendorInvoicePage.noAnswer')}
            </strong>{' '}
            {sageError}
          </Alert>
        ) : (
          <PostButton invoice={invoice} />
        )}
        {paidAmount && paidDate && (
          <Figures>
            {t('vendorInvoicePage.paidBy', {
              amount: formatMoney(paidAmount, locale),
              date: formatDate(paidDate, locale),
              reference: paymentReference ?? '',
            })}
          </Figures>
        )}
        {!isOurs && !paidDate && <Quiet>{t('vendorInvoicePage.notPaid')}</Quiet>}
        {mayPull && (
          <Button loading={busy} onClick={() => run(pull)}>
            {t('vendorInvoice.pull')}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

function PostButton({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useWords();
  const tell = useDescribePosting();
  const calls = useInvoiceCalls();
  const { busy, run } = useDoing();
  if (!mayWith(invoice, 'postSage')) return null;
  const post = async () => {
    const [posted] = await calls.post([invoice.id]);
    return { good: posted?.ok === true, message: posted ? tell(posted) : t('vendorInvoice.notApproved') };
  };
  return (
    <Button variant="contained" color="primary" loading={busy} onClick={() => run(post)}>
      {invoice.sageError ? t('vendorInvoicePage.postAgain') : t('vendorInvoicePage.post')}
    </Button>
  );
}
