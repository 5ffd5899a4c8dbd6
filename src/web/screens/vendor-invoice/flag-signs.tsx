import type { KindName } from '#contract/fields';
import { centsOf, sumOf } from '#contract/money/cents';
import type { ValueOf } from '#contract/vocabularies/index';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { formatMoney } from '../../kinds/format';
import type { CellProps } from '../../kinds/people-half';
import type { InvoiceRecord } from './invoice-record';

type Flag = ValueOf<'vendorInvoiceFlag'>;

const grave = new Set<Flag>(['duplicate_number', 'no_assignment', 'missing_document']);

function FlagSign({ flag }: { flag: Flag }) {
  const { choice } = useWords();
  const t = useTranslate();
  return (
    <span
      className={`sign ${grave.has(flag) ? 'sign-bad' : 'sign-warn'}`}
      title={t(`vendorInvoice.flags.${flag}`)}
    >
      <Icon name="alert" /> {choice('vendorInvoiceFlag', flag)}
    </span>
  );
}

/** What stood out of an invoice or a line: a shape and its word. */
export function FlagSigns({ flags }: { flags: readonly Flag[] }) {
  return (
    <span className="flag-signs">
      {flags.map((flag) => (
        <FlagSign key={flag} flag={flag} />
      ))}
    </span>
  );
}

/** The same in words: what each means, and what whoever decides has to look at. */
export function FlagWords({ flags }: { flags: readonly Flag[] }) {
  const t = useTranslate();
  return (
    <ul className="flag-words" aria-label={t('vendorInvoice.standsOut')}>
      {flags.map((flag) => (
        <li key={flag}>
          <FlagSign flag={flag} /> {t(`vendorInvoice.flags.${flag}`)}
        </li>
      ))}
    </ul>
  );
}

/** How much more the lines of an invoice ask than was agreed, all together: `+$48.00`; nothing where none does. */
export function OverContract({ invoice }: { invoice: Pick<InvoiceRecord, 'flags' | 'checks'> }) {
  const { locale } = useWords();
  if (!isOverContract(invoice)) return null;
  const over = (invoice.checks ?? []).filter(({ variance }) => centsOf(variance) > 0);
  const sum = sumOf(over.map(({ variance }) => variance));
  return <strong className="late figures">+{formatMoney(sum, locale)}</strong>;
}

export const isOverContract = ({ flags }: Pick<InvoiceRecord, 'flags'>): boolean =>
  flags?.includes('over_contract') ?? false;

export function FlagsCell({ value }: CellProps<KindName>) {
  const flags = Array.isArray(value) ? (value as readonly Flag[]) : [];
  return flags.length > 0 ? <FlagSigns flags={flags} /> : <span className="absent">–</span>;
}
