import type { CSSProperties } from 'react';
import { useGetList } from 'ra-core';
import { stages } from '#contract/lifecycles/file-stages';
import type { StageName } from '#contract/lifecycles/status-row';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { useColorMode } from '../../../theme/color-mode';
import { stageColors } from '../../../theme/tokens';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';

interface StageChange {
  readonly id: string;
  readonly changes: readonly {
    readonly field: string;
    readonly before?: unknown;
    readonly after?: unknown;
  }[];
}

/** The stages that the file has really gone through, as its history says; `undefined` where this person does not read it. */
function useTravelled(fileId: string, version: number): ReadonlySet<string> | undefined {
  const rights = useRights();
  const { data } = useGetList<StageChange>(
    resourcePaths.history,
    { filter: { fileId, updatedFields: 'stage' }, pagination: { page: 1, perPage: 100 }, meta: undefined },
    { enabled: rights.may('history', 'list'), staleTime: 30_000, placeholderData: (before) => before },
  );
  void version;
  if (!data) return undefined;
  const passed = data.flatMap(({ changes }) =>
    changes.filter(({ field }) => field === 'stage').flatMap(({ before, after }) => [before, after]),
  );
  return new Set(passed.filter((stage): stage is string => typeof stage === 'string'));
}

type Standing = 'passed' | 'skipped' | 'now' | 'ahead';

/** The stages in their order: the way travelled, where the file stands, and what lies ahead. */
export function StageRail() {
  const file = useFileRecord();
  const { choice } = useWords();
  const t = useTranslate();
  const mode = useColorMode();
  const travelled = useTravelled(file.id, file.version);
  const words: Record<Standing, string> = {
    passed: t('file.stagePassed'),
    skipped: t('file.stageSkipped'),
    now: t('file.stageNow'),
    ahead: t('file.stageAhead'),
  };
  // Legal is a way off the road: it is shown where the file is on it, or has been.
  const shown = stages.filter(
    ({ name }) => name !== 'legal' || file.stage === 'legal' || travelled?.has('legal'),
  );
  const here = shown.findIndex(({ name }) => name === file.stage);
  const standing = (name: StageName, index: number): Standing => {
    if (name === file.stage) return 'now';
    if (index > here) return 'ahead';
    if (name === 'intake' || !travelled || travelled.has(name)) return 'passed';
    return 'skipped';
  };
  return (
    <ol className="way" aria-label={t('file.stages')}>
      {shown.map(({ name }, index) => {
        const stands = standing(name, index);
        return (
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
        );
      })}
    </ol>
  );
}
