import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';

export type Tone = 'plain' | 'accent' | 'good' | 'warn' | 'bad';

const colors = {
  plain: undefined,
  accent: 'primary',
  good: 'success',
  warn: 'warning',
  bad: 'error',
} as const;

const Mark = styled(Chip, { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const palette = theme.vars?.palette;
  const color = colors[tone] ? palette?.[colors[tone]].main : palette?.text.secondary;
  return {
    height: 20,
    color,
    backgroundColor: colors[tone]
      ? `color-mix(in srgb, ${color} 10%, ${palette?.background.paper})`
      : palette?.background.sunken,
    '&.MuiChip-clickable': {
      '&:hover': { outline: `1px solid ${color}` },
      '@media (pointer: coarse)': { height: 44 },
    },
    '& .MuiChip-icon': { fontSize: 14, marginLeft: 5, marginRight: -3, color: 'inherit' },
    '& .MuiChip-label': { padding: '0 7px' },
  };
});

/** A word with a colour of meaning, and a shape where the colour alone would tell: how something stands. */
export function Sign(props: {
  tone?: Tone;
  icon?: ReactElement;
  title?: string | undefined;
  /** It is also the way to change it. */
  onClick?: () => void;
  children: ReactNode;
}) {
  const { tone = 'plain', icon, title, onClick, children } = props;
  return (
    <Mark tone={tone} label={children} title={title} {...(icon && { icon })} {...(onClick && { onClick })} />
  );
}
