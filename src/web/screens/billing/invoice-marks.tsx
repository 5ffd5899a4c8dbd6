import UndoIcon from '@mui/icons-material/UndoOutlined';
import type { RecordProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { RowMark, RowMarks } from '../../parts/row-marks';

/** That what stands in the list of invoices takes one back: both are numbered alike. */
export function InvoiceMarks({ record }: RecordProps) {
  const t = useTranslate();
  return (
    <RowMarks>
      {typeof record.creditOfInvoiceId === 'string' && (
        <RowMark tone="info" icon={UndoIcon} said={t('invoiceMarks.creditNote')} />
      )}
    </RowMarks>
  );
}
