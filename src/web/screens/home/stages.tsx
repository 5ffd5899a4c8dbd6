import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { usePreference } from '../../data/preferences';
import { useTranslate } from '../../i18n/use-translate';
import { Section } from '../../parts/section';
import type { Counts } from './counts';
import { stageCounts } from './stage-counts';
import { StageTable } from './stage-table';

const StageChart = lazy(() => import('./stage-chart').then((part) => ({ default: part.StageChart })));

/** As high as the picture that comes, so that nothing jumps. */
const chartHeight = 292;

/** Where the files stand: a picture, and its numbers as a table one press away. */
export function Stages({ counts }: { counts: Counts | undefined }) {
  const t = useTranslate();
  const [asTable, setAsTable] = usePreference('home.stagesAsTable', false);
  const wait = <Skeleton variant="rounded" height={chartHeight} />;
  const stages = counts && stageCounts(counts);
  return (
    <Section
      title={t('home.stages')}
      actions={
        <Button variant="text" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'home.asPicture' : 'home.asTable')}
        </Button>
      }
    >
      {!stages ? (
        wait
      ) : asTable ? (
        <StageTable stages={stages} />
      ) : (
        <Suspense fallback={wait}>
          <StageChart stages={stages} height={chartHeight} />
        </Suspense>
      )}
    </Section>
  );
}
