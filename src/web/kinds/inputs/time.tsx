import { TextInput } from 'react-admin';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatDate, formatMoment } from '../format';
import { useToday } from '../use-today';
import type { KindInputProps } from '../people-half';
import { instantAt, wallClock } from '../zone';
import { CalendarButton } from './calendar-button';
import { readDay, readWallClock } from './read-time';
import { useCommonProps } from './use-common-props';
import { useTyped } from './use-typed';

const htmlInput = { autoComplete: 'off', style: { fontVariantNumeric: 'tabular-nums' } } as const;
const aDay = '2026-11-20';

/** A calendar day: typed as people write it, or chosen in a calendar. It has no zone, so no clock is asked. */
export function DateInput(props: KindInputProps<'date'>) {
  const { locale } = useWords();
  const today = useToday();
  const { onBlur, ...common } = useCommonProps(props);
  const typed = useTyped<string>({
    write: (value) => formatDate(value, locale),
    read: (text) => (text.trim() === '' ? null : (readDay(text, today) ?? text)),
    onBlur,
  });
  const endAdornment = common.readOnly ? undefined : <CalendarButton source={props.source} today={today} />;
  return (
    <TextInput
      {...common}
      {...typed}
      placeholder={formatDate(aDay, locale)}
      slotProps={{ input: { endAdornment }, htmlInput }}
      sx={{ maxWidth: 220 }}
    />
  );
}

/** An instant, given on the clock of the person's own zone. */
export function MomentInput(props: KindInputProps<'moment'>) {
  const { locale } = useWords();
  const { user } = useSession();
  const zone = user?.timeZone;
  const today = useToday();
  const { onBlur, ...common } = useCommonProps(props);
  const toInstant = (wall: string) => instantAt(wall, zone);
  const typed = useTyped<string>({
    write: (value) => formatMoment(value, locale, zone),
    read: (text) => {
      if (text.trim() === '') return null;
      const wall = readWallClock(text, today);
      return wall ? toInstant(wall) : text;
    },
    onBlur,
  });
  const timed = { toWall: (value: string) => wallClock(value, zone), toInstant };
  const endAdornment = common.readOnly ? undefined : (
    <CalendarButton source={props.source} today={today} timed={timed} />
  );
  return (
    <TextInput
      {...common}
      {...typed}
      placeholder={formatMoment(instantAt(`${aDay}T10:00`, zone), locale, zone)}
      slotProps={{ input: { endAdornment }, htmlInput }}
      sx={{ maxWidth: 260 }}
    />
  );
}
