import { styled } from '@mui/material/styles';
import type { StageName } from '#contract/lifecycles/status-row';

const Dot = styled('span', { shouldForwardProp: (name) => name !== 'stage' })<{ stage: StageName }>(
  ({ theme, stage }) => ({
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars?.palette.stage[stage],
  }),
);

/** The colour of a stage, beside the word of a status. */
export const StageDot = ({ stage }: { stage: StageName }) => <Dot stage={stage} aria-hidden="true" />;
