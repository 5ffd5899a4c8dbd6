import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { vocabularies } from '#contract/vocabularies/index';
import { listPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { useColorMode } from '../../theme/color-mode';
import { stageColors } from '../../theme/tokens';
import type { Counts } from './counts';

/** How many files stand in each stage, in the order in which a file meets them; each bar leads to its files. */
export function StageBars({ counts }: { counts: Counts | undefined }) {
  const { t, choice, locale } = useWords();
  const mode = useColorMode();
  const byStage = new Map((counts?.buckets.stage ?? []).map(({ value, count }) => [value, Number(count)]));
  const most = Math.max(1, ...byStage.values());
  return (
    <section className="home-box stages">
      <h2>{t('home.stages')}</h2>
      <ol>
        {vocabularies.stageName.map((stage) => {
          const count = byStage.get(stage) ?? 0;
          const look = { '--tone': stageColors[mode][stage], '--share': `${(count / most) * 100}%` };
          return (
            <li key={stage}>
              <Link
                className="stage-line"
                to={`${listPath('file')}?stage=${stage}`}
                style={look as CSSProperties}
              >
                <span className="stage-word">{choice('stageName', stage)}</span>
                <span className="stage-bar" aria-hidden="true" />
                <span className="figures stage-count">{counts ? formatInteger(count, locale) : ''}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
