import type { CSSProperties } from 'react';
import type { StageStanding } from '#contract/lifecycles/stage-rail';
import { stageRail } from '#contract/lifecycles/stage-rail';
import { useWords } from '../../../i18n/words';
import { useColorMode } from '../../../theme/color-mode';
import { stageColors } from '../../../theme/tokens';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';

/** The stages in their order: the way travelled, where the file stands, and what lies ahead. */
export function StageRail() {
  const file = useFileRecord();
  const { choice } = useWords();
  const t = useTranslate();
  const mode = useColorMode();
  const words: Record<StageStanding, string> = {
    passed: t('file.stagePassed'),
    skipped: t('file.stageSkipped'),
    now: t('file.stageNow'),
    ahead: t('file.stageAhead'),
  };
  return (
    <ol className="way" aria-label={t('file.stages')}>
      {stageRail(file).map(({ name, standing: stands }) => (
        <li
          key={name}
          className={`way-stage way-${stands}`}
          aria-current={stands === 'now' ? 'step' : undefined}
          style={{ '--stage': stageColors[mode][name] } as CSSProperties}
        >
          <span className="way-dot" aria-hidden="true">
            {stands === 'passed' && <Icon name="check" />}
          </span>
          <span className="way-word">{choice('stageName', name)}</span>
          <span className="unseen">, {words[stands]}</span>
        </li>
      ))}
    </ol>
  );
}
