import CalendarToday from '@mui/icons-material/CalendarToday';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/use-translate';
import { isCalendarDate } from '#contract/kinds/time';

// The calendar is heavy, and most days are typed.
const Calendar = lazy(() => import('./calendar').then((part) => ({ default: part.Calendar })));

interface CalendarButtonProps {
  readonly source: string;
  readonly today: string;
  /** For an instant: to the clock on the person's wall, and back. */
  readonly timed?: {
    readonly toWall: (value: string) => string;
    readonly toInstant: (wall: string) => string;
  };
}

/** Opens a calendar at what the field holds. */
export function CalendarButton({ source, today, timed }: CalendarButtonProps) {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext();
  const path = useWrappedSource(source);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const held: unknown = anchor ? getValues(path) : null;
  const wall = typeof held === 'string' ? (timed ? timed.toWall(held) : held) : '';
  const put = (next: string) =>
    setValue(path, timed ? timed.toInstant(next) : next, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={t('form.calendar')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarToday sx={{ fontSize: 16 }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('form.calendar') } }}
      >
        <Suspense fallback={<CircularProgress size={20} sx={{ m: 4 }} />}>
          <Calendar
            day={isCalendarDate(wall.slice(0, 10)) ? wall.slice(0, 10) : null}
            today={today}
            time={timed ? wall.slice(11, 16) || '09:00' : undefined}
            onPick={(next, isWhole) => {
              put(next);
              if (isWhole) setAnchor(null);
            }}
          />
        </Suspense>
      </Popover>
    </InputAdornment>
  );
}
