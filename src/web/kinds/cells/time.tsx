import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatDate, formatMoment, formatRelative } from '../format';
import { useNow } from '../now';
import type { CellProps } from '../people-half';

export function DateCell({ value }: CellProps<'date'>) {
  const { locale } = useWords();
  return (
    <time className="figures" dateTime={value}>
      {formatDate(value, locale)}
    </time>
  );
}

/** How long ago, and on hover exactly when in the person's own zone; on a page both. */
export function MomentCell({ value, place }: Pick<CellProps<'moment'>, 'value' | 'place'>) {
  const { locale } = useWords();
  const { user } = useSession();
  const now = useNow();
  const exact = formatMoment(value, locale, user?.timeZone, true);
  const relative = formatRelative(value, locale, user?.timeZone, now);
  return (
    <time className="figures" dateTime={value} title={exact}>
      {place === 'row' ? relative : formatMoment(value, locale, user?.timeZone)}
      {place === 'page' && !exact.startsWith(relative) && <span className="quiet"> · {relative}</span>}
    </time>
  );
}
