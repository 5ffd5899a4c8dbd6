import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { useFormState } from 'react-hook-form';
import { sumOf } from '#contract/money/cents';
import { useWords } from '../../i18n/words';
import { formatMoney } from '../../kinds/format';
import { Figures } from '../../parts/words-in-line';
import type { InvoiceRecord } from './invoice-record';
import type { LineValues } from './invoice-values';
import { typedLine } from './typed-line';
import type { LineQuote } from './use-quotes';

/** The name of the button that also submits what it saves. */
export const submits = 'submits';

const Foot = styled(Toolbar)(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 20,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
}));
const Sum = styled('span')({ marginRight: 'auto' });

interface InvoiceFootProps {
  readonly invoice: InvoiceRecord | undefined;
  readonly lines: readonly LineValues[];
  readonly quotes: readonly (LineQuote | undefined)[];
}

/** What the lines come to, and the two ways to save them: always in sight. */
export function InvoiceFoot({ invoice, lines, quotes }: InvoiceFootProps) {
  const { t, locale } = useWords();
  const { isSubmitting } = useFormState();
  const subtotal = sumOf(lines.map((line, index) => typedLine(line, quotes[index]).amount));
  const isDraft = !invoice || invoice.invoiceStatus === 'draft';
  return (
    <Foot disableGutters>
      <Sum>
        {t('vendorInvoicePage.form.subtotal')}{' '}
        <strong>
          <Figures>{formatMoney(subtotal, locale)}</Figures>
        </strong>
      </Sum>
      <Button type="submit" disabled={isSubmitting}>
        {isDraft ? t('vendorInvoicePage.form.saveDraft') : t('vendorInvoicePage.form.saveOnly')}
      </Button>
      <Button type="submit" name={submits} variant="contained" color="primary" disabled={isSubmitting}>
        {t('vendorInvoicePage.form.saveSubmit')}
      </Button>
    </Foot>
  );
}
