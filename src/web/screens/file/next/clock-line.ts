import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { FileClock } from '../clocks';

type ClockLook = Pick<FileClock, 'how' | 'state'>;

const toneOf = ({ how, state }: ClockLook) => {
  if (state === 'soon') return 'warning';
  if (state === 'passed') return how !== 'deadline' ? 'success' : 'error';
  return undefined;
};

const isOwn = (name: PropertyKey) => name === 'how' || name === 'state';

/** What is left of a clock. */
export const ClockLeft = styled('span', { shouldForwardProp: (name) => !isOwn(name) })<ClockLook>(({
  theme,
  ...look
}) => {
  const palette = theme.vars?.palette;
  const tone = toneOf(look);
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    color: tone ? palette?.[tone].main : look.state === 'paused' ? palette?.text.secondary : undefined,
    '& svg': { fontSize: 14 },
  };
});

/** A deadline that has passed is crossed, a paused clock dashed, so that they differ without their colour. */
export const ClockRun = styled(LinearProgress, { shouldForwardProp: (name) => !isOwn(name) })<ClockLook>(({
  theme,
  ...look
}) => {
  const palette = theme.vars?.palette;
  const tone = toneOf(look);
  const color = tone
    ? palette?.[tone].main
    : look.how === 'wait' || look.state === 'paused'
      ? palette?.text.secondary
      : palette?.primary.main;
  const isCrossed = look.state === 'passed' && look.how === 'deadline';
  return {
    flexBasis: '100%',
    height: 4,
    borderRadius: 2,
    backgroundColor: `color-mix(in srgb, ${palette?.text.primary} 12%, transparent)`,
    '& > span': {
      borderRadius: 2,
      backgroundColor: color,
      ...(isCrossed && {
        background: `repeating-linear-gradient(-45deg, ${color} 0 4px, transparent 4px 7px)`,
      }),
      ...(look.state === 'paused' && {
        background: `repeating-linear-gradient(90deg, ${color} 0 5px, transparent 5px 8px)`,
      }),
    },
  };
});
