import { styled } from '@mui/material/styles';

// Made once: a list draws hundreds of them.

/** Numbers that stand under each other. */
export const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums' });

/** What is read second. */
export const Quiet = styled('span')(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));

/** What is less than nothing, with its sign. */
export const Negative = styled(Figures)(({ theme }) => ({ color: theme.vars?.palette.error.main }));

/** Codes and serial numbers, a nought told from an O. */
export const Code = styled('span')({
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.01em',
});

/** A word with its mark before it. */
export const Marked = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
});

/** Several in a row, as many lines as it takes. */
export const Row = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });
