import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { resources } from '#contract/resources/index';
import { createPath, recordPath } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { ReferenceName } from '../../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../../kinds/format';
import { Value } from '../../../kinds/value';
import { ButtonLink } from '../../../parts/button-link';
import { Awaited } from '../../../parts/awaited';
import { Lines } from '../../../parts/lines';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { TextLink } from '../../../parts/text-link';
import { EraseDialog } from '../../housekeeping/erase-dialog';
import { FlagSigns } from '../../vendor-invoice/flag-signs';
import { useFileRecord } from '../file-record';
import { TabPart } from '../tab-part';
import { useFileInvoices } from './file-invoices';

const Entry = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, auto) minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 14px',
  padding: '9px 0',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '& > :nth-of-type(n + 5)': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr auto',
    '& > span:nth-of-type(1)': { gridColumn: '1 / -1', gridRow: 2 },
  },
}));

/** What vendors billed of the file, and how each invoice stands. */
export function VendorInvoicesTab() {
  const file = useFileRecord();
  const { t, many, locale } = useWords();
  const rights = useRights();
  const { data, error, refetch } = useFileInvoices(file.id);
  const [erasing, setErasing] = useState(false);
  const create = rights.may('vendorInvoice', 'create') && (
    <ButtonLink startIcon={<AddIcon />} to={`${createPath('vendorInvoice')}?fileId=${file.id}`}>
      {t('vendorInvoicePage.create')}
    </ButtonLink>
  );
  return (
    <TabPart>
      <Section
        title={many('vendorInvoice')}
        actions={
          data &&
          data.length > 0 && (
            <>
              {rights.may('housekeeping', 'delete') && (
                <Button variant="text" onClick={() => setErasing(true)}>
                  {t('housekeeping.vendorInvoice.ask')}
                </Button>
              )}
              {create}
            </>
          )
        }
      >
        <Awaited data={data} error={error} refetch={refetch} />
        {data?.length === 0 && <Standstill title={t('vendorInvoicePage.none')}>{create}</Standstill>}
        <Lines>
          {data?.map((invoice) => (
            <Entry key={invoice.id}>
              <TextLink to={recordPath('vendorInvoice', invoice.id)}>{invoice.invoiceNumber}</TextLink>
              <span>
                <ReferenceName to="company" id={invoice.companyId} /> ·{' '}
                {formatDate(invoice.invoiceDate, locale)}
              </span>
              <Value
                value={invoice.invoiceStatus}
                field={resources.vendorInvoice.fields.invoiceStatus}
                resource="vendorInvoice"
                name="invoiceStatus"
                record={{ ...invoice }}
                place="row"
              />
              <strong>{formatMoney(invoice.total, locale)}</strong>
              {invoice.flags && invoice.flags.length > 0 && <FlagSigns flags={invoice.flags} />}
            </Entry>
          ))}
        </Lines>
      </Section>
      {erasing && (
        <EraseDialog
          what="vendorInvoice"
          fileId={file.id}
          onErased={() => void refetch()}
          onClose={() => setErasing(false)}
        />
      )}
    </TabPart>
  );
}
