import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { postable } from '#contract/lifecycles/vendor-invoice';
import { listPath, resourcePaths } from '../../data/resource-paths';
import { RecordFailed } from '../../generated/record-failed';
import type { PageTexts } from '../../i18n/en/pages';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { DeclaredField } from '../../kinds/declared-field';
import { formatDate, formatMoney } from '../../kinds/format';
import { PageHead } from '../../parts/page-head';
import { Section } from '../../parts/section';
import { toggled } from '../../parts/toggled';
import { WaitingPage } from '../../parts/waiting';
import { Figures, Quiet } from '../../parts/words-in-line';
import { useSide } from '../own-side';
import { AccountsPanel } from './accounts-panel';
import { ApprovalLadder } from './approval-ladder';
import { DecisionButtons } from './decision-buttons';
import { PayerWords } from './decision-facts';
import { FlagWords } from './flag-signs';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { OwnerButtons } from './owner-buttons';
import { LineTable } from './line-table';
import { BesideDocument, WidePage } from './document-page';
import { DocumentPanel } from './document-panel';
import { RemoveInvoice } from './remove-invoice';
import { SentBack } from './sent-back';

const staysHere = { onError: () => undefined };

/** The page of a vendor's invoice: what it asks beside the contract, who decides next, and how it fares in the accounts. */
export function VendorInvoicePage({ id }: { id: string }) {
  return (
    <ShowBase resource={resourcePaths.vendorInvoice} id={id} queryOptions={staysHere}>
      <Shown />
    </ShowBase>
  );
}

function Shown() {
  const { record, error, refetch } = useShowContext<InvoiceRecord>();
  if (error && !record)
    return <RecordFailed name="vendorInvoice" error={error as Error} retry={() => void refetch()} />;
  return record ? <InvoicePage invoice={record} /> : <WaitingPage />;
}

function InvoicePage({ invoice }: { invoice: InvoiceRecord }) {
  const { t, many, locale } = useWords();
  const side = useSide();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const accounts = <AccountsPanel invoice={invoice} />;
  return (
    <WidePage>
      <PageHead
        title={invoice.invoiceNumber}
        crumb={{ to: listPath('vendorInvoice'), label: many('vendorInvoice') }}
        count={<DeclaredField source="invoiceStatus" resource="vendorInvoice" />}
        lead={
          <>
            <ReferenceName to="company" id={invoice.companyId} /> ·{' '}
            <Total>{formatMoney(invoice.total, locale)}</Total> · {formatDate(invoice.invoiceDate, locale)}
          </>
        }
      >
        <RemoveInvoice invoice={invoice} />
        <OwnerButtons invoice={invoice} />
        <DecisionButtons invoice={invoice} lines={[...chosen]} onDone={() => setChosen(new Set())} />
      </PageHead>
      <BesideDocument>
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <Next invoice={invoice} />
          {/* What the accounts refused is what has to be done about it. */}
          {invoice.sageError && accounts}
          <Section title={side === 'client' ? t('vendorInvoicePage.linesAlone') : t('vendorInvoice.lines')}>
            <LineTable
              invoice={invoice}
              chosen={chosen}
              {...(mayWith(invoice, 'approve') && { onChoose: (line) => setChosen(toggled(chosen, line)) })}
            />
          </Section>
          <ApprovalLadder invoice={invoice} />
          {!invoice.sageError && accounts}
        </Stack>
        <DocumentPanel id={invoice.documentId} />
      </BesideDocument>
    </WidePage>
  );
}

const Total = styled(Figures)(({ theme }) => ({ color: theme.vars?.palette.text.primary, fontWeight: 620 }));

/** Where an invoice stands, and what whoever moves next has to look at. */
function Next({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useWords();
  const side = useSide();
  const { invoiceStatus, approvalLevel, levelsNeeded, flags, whyNotApprove } = invoice;
  const level = (approvalLevel ?? 1) as keyof PageTexts['vendorInvoicePage']['levels'];
  const standing =
    invoiceStatus === 'in_review'
      ? t(`vendorInvoicePage.levels.${level}`, { needed: levelsNeeded ?? 1 })
      : side !== 'agency' && postable.includes(invoiceStatus)
        ? t('vendorInvoicePage.standsApproved')
        : t(`vendorInvoicePage.stands.${invoiceStatus}`);
  return (
    <Box
      component="section"
      aria-label={t('vendorInvoicePage.next')}
      sx={{ display: 'grid', gap: 0.5, p: '12px 14px', borderRadius: 1.25, bgcolor: 'background.sunken' }}
    >
      <Typography variant="subtitle1">{standing}</Typography>
      <PayerWords invoice={invoice} />
      {whyNotApprove && <Quiet>{t(`vendorInvoice.whyNot.${whyNotApprove}`)}</Quiet>}
      <SentBack invoice={invoice} />
      {flags && flags.length > 0 && <FlagWords flags={flags} />}
    </Box>
  );
}
