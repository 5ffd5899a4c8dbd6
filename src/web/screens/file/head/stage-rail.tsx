import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import type { StageStanding } from '#contract/lifecycles/stage-rail';
import { stageRail } from '#contract/lifecycles/stage-rail';
import type { StageName } from '#contract/lifecycles/status-row';
import type { TextKey } from '../../../i18n/use-translate';
import { useWords } from '../../../i18n/words';
import { Unseen } from '../../../parts/words-in-line';
import { useFileRecord } from '../file-record';
import { narrow } from '../workspace-layout';
import { StageDot } from './stage-dot';

const said: Record<StageStanding, TextKey> = {
  passed: 'file.stagePassed',
  skipped: 'file.stageSkipped',
  now: 'file.stageNow',
  ahead: 'file.stageAhead',
};

const Way = styled('ol')({ display: 'flex', gap: 3, margin: 0, padding: 0, listStyle: 'none' });

const Word = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Stage = styled('li', { shouldForwardProp: (name) => name !== 'stage' && name !== 'stands' })<{
  stage: StageName;
  stands: StageStanding;
}>(({ theme, stage, stands }) => {
  const palette = theme.vars?.palette;
  const color = palette?.stage[stage];
  const isHere = stands === 'now';
  return {
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    gap: 5,
    minWidth: 0,
    padding: '7px 6px 0 0',
    borderTop: `3px ${stands === 'skipped' ? 'dashed' : 'solid'} ${palette?.divider}`,
    color: palette?.text.secondary,
    ...theme.typography.caption,
    '& svg': { fontSize: 13 },
    ...(stands === 'passed' && {
      borderTopColor: `color-mix(in srgb, ${color} 45%, ${palette?.background.paper})`,
    }),
    ...(isHere && { flexGrow: 1.35, borderTopColor: color, color, fontWeight: 650 }),
    [narrow]: isHere ? { flex: '0 0 auto', paddingRight: 12 } : { '& > [data-word]': { display: 'none' } },
  };
});

/** The stages in their order: the way travelled, where the file stands, and what lies ahead. */
export function StageRail() {
  const file = useFileRecord();
  const { t, choice } = useWords();
  return (
    <Way aria-label={t('file.stages')}>
      {stageRail(file).map(({ name, standing }) => (
        <Stage
          key={name}
          stage={name}
          stands={standing}
          aria-current={standing === 'now' ? 'step' : undefined}
        >
          {standing === 'passed' && <Check aria-hidden="true" />}
          {standing === 'now' && <StageDot stage={name} />}
          <Word data-word title={choice('stageName', name)}>
            {choice('stageName', name)}
          </Word>
          <Unseen>, {t(said[standing])}</Unseen>
        </Stage>
      ))}
    </Way>
  );
}
