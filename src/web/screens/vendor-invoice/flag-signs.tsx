import type { KindName } from '#contract/fields';
import type { ValueOf } from '#contract/vocabularies/index';
import { Icon } from '../../frame/icon';
import { useWords } from '../../i18n/words';
import type { CellProps } from '../../kinds/people-half';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

type Flag = ValueOf<'vendorInvoiceFlag'>;

const grave = new Set<Flag>(['duplicate_number', 'no_assignment', 'missing_document']);

function FlagSign({ flag }: { flag: Flag }) {
  const { choice } = useWords();
  const texts = useVendorInvoiceTexts();
  return (
    <span className={`sign ${grave.has(flag) ? 'sign-bad' : 'sign-warn'}`} title={texts.flags[flag]}>
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
  const texts = useVendorInvoiceTexts();
  return (
    <ul className="flag-words" aria-label={texts.standsOut}>
      {flags.map((flag) => (
        <li key={flag}>
          <FlagSign flag={flag} /> {texts.flags[flag]}
        </li>
      ))}
    </ul>
  );
}

export function FlagsCell({ value }: CellProps<KindName>) {
  const flags = Array.isArray(value) ? (value as readonly Flag[]) : [];
  return flags.length > 0 ? <FlagSigns flags={flags} /> : <span className="absent">–</span>;
}
