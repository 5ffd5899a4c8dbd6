import { moverOf } from '#contract/lifecycles/who-moves';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { dayOf, formatDate, formatSpan } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { clocksOf } from '../clocks';
import type { FileMove } from '../file-record';
import { isWhole, mayWith, useFileRecord } from '../file-record';
import { blockersOf, isMendable, likelyMove } from '../next-moves';
import { refusalWords } from '../refusal-words';
import { ClockBar } from './clock-bar';
import { useClockRules } from './clock-rules';
import { LastNotes } from './last-notes';
import { NextAction } from './next-action';
import { OpenReminders } from './open-reminders';

/** What a person has to know in five seconds: who moves next, what stops it, and what runs out when. */
export function NextPanel({ onMove }: { onMove: (move: FileMove) => void }) {
  const file = useFileRecord();
  const t = useTranslate();
  const { user } = useSession();
  const now = useNow();
  const clocks = clocksOf(file, now, dayOf(new Date(now).toISOString(), user?.timeZone));
  const rules = useClockRules(
    file.state,
    clocks.some(({ name }) => name === 'earliestSaleDate' || name === 'priorNoticeExpiry'),
  );
  return (
    <aside className="next-panel" aria-label={t('file.next.title')}>
      <h2 className="unseen">{t('file.next.title')}</h2>
      <Mover onMove={onMove} now={now} />
      <NextAction />
      <section className="next-part">
        <h3>{t('file.next.clocks')}</h3>
        {clocks.length === 0 ? (
          <p className="quiet">{t('file.next.clocksNone')}</p>
        ) : (
          <ul className="clocks">
            {clocks.map((clock) => (
              <ClockBar key={clock.name} clock={clock} rule={rules(clock.name)} />
            ))}
          </ul>
        )}
      </section>
      <OpenReminders />
      <LastNotes />
    </aside>
  );
}

function Mover({ onMove, now }: { onMove: (move: FileMove) => void; now: number }) {
  const file = useFileRecord();
  const words = useWords();
  const t = useTranslate();
  const { user } = useSession();
  const step = likelyMove(file);
  const blockers = blockersOf(file);
  const span = formatSpan(file.statusSince, words.locale, now);
  const day = formatDate(dayOf(file.statusSince, user?.timeZone), words.locale);
  const since =
    span === undefined
      ? t('file.next.sinceDay', { day })
      : span === ''
        ? t('file.next.sinceNow')
        : t('file.next.sinceFor', { span });
  const mover = moverOf(file, now);
  return (
    <section className={`mover mover-${mover}`}>
      <p className="mover-who">{t(`file.next.movers.${mover}`)}</p>
      <p className="quiet">
        {t('file.next.since', { status: words.choice('statusName', file.status), since })}
      </p>
      {file.hold && (
        <p className="mover-stop">
          <Icon name="hold" /> {t('file.refusal.FILE_ON_HOLD')}
        </p>
      )}
      {blockers.length > 0 && (
        <>
          <h3>{t('file.next.stopped')}</h3>
          <ul className="stops">
            {blockers
              .filter(({ code }) => code !== 'FILE_ON_HOLD')
              .map((blocker, index) => (
                <li key={index}>
                  <Icon name="gate" />
                  {refusalWords(blocker, words)}
                </li>
              ))}
          </ul>
        </>
      )}
      {step && isMendable(step) && mayWith(file, 'changeStage') && (
        <button type="button" className="button button-main mover-step" onClick={() => onMove(step)}>
          <Icon name="move" />
          {words.choice('statusName', step.status)}
        </button>
      )}
      {!isWhole(file) && <span className="skeleton skeleton-line" />}
    </section>
  );
}
