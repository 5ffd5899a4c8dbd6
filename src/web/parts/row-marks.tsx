import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';

/** What a row carries beside its name: nothing of it takes room where there is none. */
export const RowMarks = styled('span')({
  display: 'inline-flex',
  gap: 3,
  marginLeft: 6,
  verticalAlign: 'middle',
  '&:empty': { display: 'none' },
});

type Tone = 'info' | 'warning' | 'error';

const Framed = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    padding: 2,
    borderRadius: 4,
    color: theme.vars?.palette[tone].main,
    backgroundColor: `color-mix(in srgb, currentColor 12%, ${theme.vars?.palette.background.paper})`,
    '& .MuiSvgIcon-root': { fontSize: 13 },
  }),
);

/** One of them, a shape that says its words to who points at it and to who listens. */
export function RowMark({ tone, icon: Icon, said }: { tone: Tone; icon: typeof SvgIcon; said: string }) {
  return (
    <Framed tone={tone} role="img" aria-label={said} title={said}>
      <Icon />
    </Framed>
  );
}
