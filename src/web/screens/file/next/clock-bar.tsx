import { useWords } from '../../../i18n/words';
import { formatDate, formatMoment } from '../../../kinds/format';
import { useSession } from '../../../identity/identity-context';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import type { FileClock } from '../clocks';
import { clockWords } from './clock-words';
import type { ClockRule } from './clock-rules';

/**
 * One clock: a thin bar from its beginning to its end, and in words what is left. A passed one is crossed, a paused one dashed,
 * so that they differ without their colour.
 */
export function ClockBar({ clock, rule }: { clock: FileClock; rule: ClockRule | undefined }) {
  const words = useWords();
  const t = useTranslate();
  const { user } = useSession();
  const left = clockWords(clock, words);
  const when = (text: string) =>
    text.length === 10 ? formatDate(text, words.locale) : formatMoment(text, words.locale, user?.timeZone);
  const span = clock.from
    ? t('file.clock.span', { from: when(clock.from), to: when(clock.to) })
    : when(clock.to);
  return (
    <li
      className={`clock clock-${clock.how} clock-${clock.state}`}
      title={rule ? `${span} · ${rule.sentence}` : span}
    >
      <span className="clock-name">{t(`file.clock.${clock.name}`)}</span>
      <span className="clock-left">
        {clock.state === 'passed' && <Icon name={clock.how === 'wait' ? 'check' : 'alert'} />}
        {clock.state === 'paused' && <Icon name="hold" />}
        {left}
      </span>
      {clock.share !== null && (
        <span className="clock-bar" aria-hidden="true">
          <span style={{ width: `${Math.max(2, Math.round(clock.share * 100))}%` }} />
        </span>
      )}
      <span className="clock-span">
        {span}
        {rule?.sourceUrl && (
          <a className="link" href={rule.sourceUrl} target="_blank" rel="noreferrer" title={rule.sentence}>
            {t('file.clock.source')}
          </a>
        )}
      </span>
    </li>
  );
}
