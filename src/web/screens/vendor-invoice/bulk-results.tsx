import { Dialog } from '../../frame/dialog';
import { Icon } from '../../frame/icon';
import type { BulkProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { ReferenceName } from '../../kinds/cells/reference';

/** What became of one of several invoices: in a word, and in what way or why not. */
export interface BulkResult {
  readonly id: string;
  readonly ok: boolean;
  readonly word: string;
  readonly more: string;
}

/** Says of each invoice what came of it. `seen`: the invoices as they were ticked. */
export function BulkResults({
  title,
  results,
  seen,
  onClose,
}: {
  title: string;
  results: readonly BulkResult[];
  seen: BulkProps['records'];
  onClose: () => void;
}) {
  const t = useTranslate();
  const of = (id: string) => seen.find((one) => one.id === id);
  return (
    <Dialog title={title} onClose={onClose}>
      <ul className="bill-results">
        {results.map(({ id, ok, word, more }) => (
          <li key={id}>
            <strong>{String(of(id)?.invoiceNumber ?? '')}</strong>
            <ReferenceName to="company" id={String(of(id)?.companyId)} linked={false} />
            <span className={ok ? 'sign sign-good' : 'sign sign-bad'}>
              <Icon name={ok ? 'check' : 'alert'} /> {word}
            </span>
            <span>{more}</span>
          </li>
        ))}
      </ul>
      <footer className="dialog-foot">
        <button type="button" className="button button-main" onClick={onClose}>
          {t('close')}
        </button>
      </footer>
    </Dialog>
  );
}
