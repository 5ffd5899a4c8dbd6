import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/use-translate';
import { DeclaredInput } from '../../kinds/declared-input';
import { InvoiceFoot } from './invoice-foot';
import { InvoiceLines } from './invoice-lines';
import type { InvoiceRecord } from './invoice-record';
import type { InvoiceValues } from './invoice-values';
import { DocumentField } from './document-field';
import { BesideDocument } from './document-page';
import { DocumentPanel } from './document-panel';
import { useQuotes } from './use-quotes';

interface InvoiceFieldsProps {
  readonly invoice: InvoiceRecord | undefined;
  readonly asksVendor: boolean;
  readonly refs: Map<string, string>;
  /** What has to be read before anything is filled in. */
  readonly above: ReactNode;
}

const Asked = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
  gap: '16px 20px',
});
const Alone = styled('div')({ maxWidth: 1000 });

/** All that an invoice says: its head, its document, its lines. */
export function InvoiceFields({ invoice, asksVendor, refs, above }: InvoiceFieldsProps) {
  const t = useTranslate();
  const { control } = useFormContext<InvoiceValues>();
  const now = useWatch({ control });
  const lines = (now.lines ?? []) as InvoiceValues['lines'];
  const companyId = invoice?.companyId ?? now.companyId;
  const quotes = useQuotes({ companyId, invoiceDate: now.invoiceDate, lines });
  const fileIds = [...new Set(lines.flatMap(({ fileId }) => fileId ?? []))];
  const head = (name: 'invoiceNumber' | 'companyId' | 'invoiceDate' | 'dueDate' | 'note') => (
    <DeclaredInput source={name} resource="vendorInvoice" />
  );
  const Layout = now.documentId ? BesideDocument : Alone;
  return (
    <Layout>
      <Stack sx={{ gap: 2.5, minWidth: 0 }}>
        {above}
        <Asked aria-label={t('vendorInvoicePage.form.head')}>
          {head('invoiceNumber')}
          {asksVendor && head('companyId')}
          {head('invoiceDate')}
          {head('dueDate')}
          <Box sx={{ gridColumn: '1 / -1' }}>
            <DocumentField fileIds={fileIds} />
          </Box>
        </Asked>
        <InvoiceLines
          invoice={invoice}
          companyId={companyId}
          lines={lines}
          quotes={quotes}
          refs={refs}
          taken={fileIds}
        />
        {head('note')}
        <InvoiceFoot invoice={invoice} lines={lines} quotes={quotes} />
      </Stack>
      {now.documentId && <DocumentPanel id={now.documentId} />}
    </Layout>
  );
}
