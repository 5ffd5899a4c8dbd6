import { useTranslate } from '../../../i18n/use-translate';
import { useNow } from '../../../kinds/now';
import { useToday } from '../../../kinds/use-today';
import { Lines } from '../../../parts/lines';
import { Unseen } from '../../../parts/words-in-line';
import { clocksOf } from '../clocks';
import type { FileMove } from '../file-record';
import { useFileRecord } from '../file-record';
import { WorkspaceAside } from '../workspace-layout';
import { ClockBar } from './clock-bar';
import { useClockRules } from './clock-rules';
import { LastNotes } from './last-notes';
import { Mover } from './mover';
import { NextAction } from './next-action';
import { NextNone, NextPart } from './next-part';
import { OpenReminders } from './open-reminders';

interface NextPanelProps {
  /** On a phone it stands over the overview alone. */
  readonly isOverview: boolean;
  readonly onMove: (move: FileMove) => void;
}

/** What a person has to know in five seconds: who moves next, what stops it, and what runs out when. */
export function NextPanel({ isOverview, onMove }: NextPanelProps) {
  const file = useFileRecord();
  const t = useTranslate();
  const now = useNow();
  const clocks = clocksOf(file, now, useToday());
  const rules = useClockRules(
    file.state,
    clocks.some(({ name }) => name === 'earliestSaleDate' || name === 'priorNoticeExpiry'),
  );
  return (
    <WorkspaceAside
      aria-label={t('file.next.title')}
      sx={isOverview ? {} : (theme) => ({ [theme.breakpoints.down('sm')]: { '&&': { display: 'none' } } })}
    >
      <Unseen as="h2">{t('file.next.title')}</Unseen>
      <Mover onMove={onMove} now={now} />
      <NextAction />
      <NextPart title={t('file.next.clocks')}>
        {clocks.length === 0 && <NextNone>{t('file.next.clocksNone')}</NextNone>}
        <Lines sx={{ display: 'grid', gap: 1.5 }}>
          {clocks.map((clock) => (
            <ClockBar key={clock.name} clock={clock} rule={rules(clock.name)} />
          ))}
        </Lines>
      </NextPart>
      <OpenReminders />
      <LastNotes />
    </WorkspaceAside>
  );
}
