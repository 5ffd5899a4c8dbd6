import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/en-ca';
import 'dayjs/locale/fr-ca';
import { useState } from 'react';
import { useWords } from '../../i18n/words';

const speaking = {
  en: { adapterLocale: 'en-ca', texts: enUS },
  fr: { adapterLocale: 'fr-ca', texts: frFR },
} as const;

interface CalendarProps {
  readonly day: string | null;
  readonly today: string;
  /** `HH:mm`, where a time belongs to the day. */
  readonly time: string | undefined;
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm`; whether nothing is left to choose. */
  readonly onPick: (next: string, isWhole: boolean) => void;
}

/** A month to choose a day in, and the hours beside it where a time belongs to it. */
export function Calendar({ day, today, time, onPick }: CalendarProps) {
  const { locale } = useWords();
  const { adapterLocale, texts } = speaking[locale];
  const [chosen, setChosen] = useState({ day, time });
  const now = dayjs(`${chosen.day ?? today}T${chosen.time ?? '00:00'}`);
  const localeText = texts.components.MuiLocalizationProvider.defaultProps.localeText;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale} localeText={localeText}>
      <Box sx={{ display: 'flex' }}>
        <DateCalendar
          autoFocus
          sx={{ flex: 'none', margin: 0 }}
          // A day without a zone: read and written by its figures alone.
          value={chosen.day ? dayjs(chosen.day) : null}
          referenceDate={dayjs(chosen.day ?? today)}
          minDate={dayjs('1900-01-01')}
          maxDate={dayjs('2100-12-31')}
          views={['year', 'month', 'day']}
          openTo="day"
          onChange={(next, state) => {
            if (!next?.isValid()) return;
            const picked = next.format('YYYY-MM-DD');
            setChosen({ day: picked, time });
            if (state === 'finish') onPick(time ? `${picked}T${chosen.time}` : picked, time === undefined);
          }}
        />
        {time !== undefined && (
          <DigitalClock
            ampm={false}
            timeStep={30}
            skipDisabled
            value={now}
            onChange={(next) => {
              if (!next) return;
              const at = next.format('HH:mm');
              setChosen({ day: chosen.day ?? today, time: at });
              onPick(`${chosen.day ?? today}T${at}`, true);
            }}
            sx={{ flex: 'none', width: 104, maxHeight: 336, borderLeft: 1, borderColor: 'divider' }}
          />
        )}
      </Box>
    </LocalizationProvider>
  );
}
