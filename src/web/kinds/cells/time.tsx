import { styled } from '@mui/material/styles';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatDate, formatMoment, formatRelative } from '../format';
import { useNow } from '../now';
import type { CellProps } from '../people-half';
import { Quiet } from './spans';

const Time = styled('time')({ fontVariantNumeric: 'tabular-nums' });

export function DateCell({ value }: Pick<CellProps<'date'>, 'value'>) {
  const { locale } = useWords();
  return <Time dateTime={value}>{formatDate(value, locale)}</Time>;
}

/** How long ago, and on hover exactly when in the person's own zone; on a page both. */
export function MomentCell({ value, place }: Pick<CellProps<'moment'>, 'value' | 'place'>) {
  const { locale } = useWords();
  const { user } = useSession();
  const now = useNow();
  const exact = formatMoment(value, locale, user?.timeZone, true);
  const relative = formatRelative(value, locale, user?.timeZone, now);
  return (
    <Time dateTime={value} title={exact}>
      {place !== 'page' ? relative : formatMoment(value, locale, user?.timeZone)}
      {place === 'page' && !exact.startsWith(relative) && <Quiet> · {relative}</Quiet>}
    </Time>
  );
}
