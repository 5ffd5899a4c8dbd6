import { listPath } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { TextLink } from '../../parts/text-link';
import { Late } from '../../parts/words-in-line';
import type { InvoiceRecord } from './invoice-record';

type Check = NonNullable<InvoiceRecord['checks']>[number];

/** Which invoices bill a line's work already, each a way to it, and which line of the same one; nothing where none does. */
export function BilledTwice({ companyId, check }: { companyId: string; check: Check }) {
  const t = useTranslate();
  if (!check.flags?.includes('duplicate_number')) return null;
  const { billedBy, repeats } = check;
  const numbers = billedBy ?? [];
  const [before, after] = t('vendorInvoice.billedBy', { numbers: '\n' }).split('\n');
  return (
    <Late as="small">
      {repeats && t('vendorInvoice.repeats', { line: repeats })}
      {repeats && numbers.length > 0 && ' · '}
      {numbers.length > 0 && before}
      {numbers.map((number, index) => (
        <span key={number}>
          {index > 0 && ', '}
          <TextLink
            to={`${listPath('vendorInvoice')}?${new URLSearchParams({ companyId, invoiceNumber: number })}`}
          >
            {number}
          </TextLink>
        </span>
      ))}
      {numbers.length > 0 && after}
      {!repeats && numbers.length === 0 && t('vendorInvoice.billedByNone')}
    </Late>
  );
}
