import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Clock } from '#contract/clocks/clock';
import { isTerm } from '#contract/clocks/clocks-of';
import { daysUntil } from '#contract/clocks/day';
import { useWords } from '../../../i18n/words';
import { useToday } from '../../../kinds/use-today';
import { Quiet } from '../../../parts/words-in-line';
import { ClockSteps } from './clock-steps';
import { weekdayDate } from './step-words';

interface ClockLineProps {
  readonly clock: Clock;
  /** Absent where this person gives no more time. */
  readonly onExtend: (() => void) | undefined;
}

/** One clock of the law: its day and what is left of it; opened, each step of its reckoning. */
export function ClockLine({ clock, onExtend }: ClockLineProps) {
  const { t, choice, locale } = useWords();
  const today = useToday();
  const { name, notice, how, due, wants } = clock;
  const id = `clock-${name}-${notice ?? 'none'}`.replaceAll('_', '-');
  const left = due ? daysUntil(today, due) : 0;
  const state = !due
    ? t(wants.length > 0 ? 'fileTabs.reckoning.waits' : 'fileTabs.reckoning.open')
    : left > 0
      ? t('file.clock.day', { smart_count: left })
      : left === 0 && (how === 'deadline' || isTerm(clock))
        ? t('file.clock.today')
        : t(`fileTabs.reckoning.${how === 'wait' ? 'over' : 'passed'}`);
  return (
    <Accordion disableGutters variant="outlined" sx={{ '&::before': { display: 'none' } }}>
      <AccordionSummary expandIcon={<ExpandMore />} id={id} aria-controls={`${id}-steps`}>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', typography: 'body2' }}
        >
          <Box component="span" sx={{ fontWeight: 550 }}>
            {notice && !isTerm(clock) ? choice('noticeKind', notice) : choice('clockName', name)}
          </Box>
          {due && (
            <span>
              {t(`fileTabs.reckoning.${isTerm(clock) ? 'term' : how}`, { date: weekdayDate(due, locale) })}
            </span>
          )}
          <Quiet>{state}</Quiet>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <ClockSteps clock={clock} />
        {onExtend && due && how === 'wait' && (
          <Button variant="text" onClick={onExtend} sx={{ mt: 0.5, displayPrint: 'none' }}>
            {t('fileTabs.reckoning.extend')}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  );
}
