import type { ValueOf } from '#contract/vocabularies/index';
import { Icon } from '../../frame/icon';
import { useWords } from '../../i18n/words';
import type { CellProps } from '../../kinds/people-half';
import type { KindName } from '#contract/fields';

/** What stood out of an invoice or a line: a shape and its word. */
export function FlagSigns({ flags }: { flags: readonly ValueOf<'vendorInvoiceFlag'>[] }) {
  const { choice } = useWords();
  return (
    <span className="flag-signs">
      {flags.map((flag) => (
        <span key={flag} className={`sign ${grave.has(flag) ? 'sign-bad' : 'sign-warn'}`}>
          <Icon name="alert" /> {choice('vendorInvoiceFlag', flag)}
        </span>
      ))}
    </span>
  );
}

const grave = new Set<ValueOf<'vendorInvoiceFlag'>>([
  'duplicate_number',
  'no_assignment',
  'missing_document',
]);

export function FlagsCell({ value }: CellProps<KindName>) {
  const flags = Array.isArray(value) ? (value as readonly ValueOf<'vendorInvoiceFlag'>[]) : [];
  return flags.length > 0 ? <FlagSigns flags={flags} /> : <span className="absent">–</span>;
}
