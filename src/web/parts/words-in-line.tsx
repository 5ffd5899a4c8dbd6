import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

/** What may be passed over. */
export const Quiet = styled('span')(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));

/** A line of its own below what it is said of, smaller. */
export const Aside = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars?.palette.text.secondary,
}));

/** Figures that stand under each other. */
export const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums' });

/** A number that is read sign by sign, such as a VIN. */
export const Serial = styled('span')({
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.01em',
});

/** What is read in one: a number that no line breaks. */
export const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** What is over its time. */
export const Late = styled('span')(({ theme }) => ({
  color: theme.vars?.palette.error.main,
  fontWeight: 550,
}));

/** Read aloud, and not shown. */
export const Unseen = styled('span')(visuallyHidden);

/** Words for which a phone has no room beside their picture; who hears the page is told them there as well. */
export const UnseenOnPhone = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  [theme.breakpoints.down('sm')]: visuallyHidden,
}));

/** A key of the keyboard. */
export const KeyHint = styled('kbd')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  boxSizing: 'border-box',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 4,
  backgroundColor: theme.vars?.palette.background.canvas,
  color: theme.vars?.palette.text.secondary,
  font: 'inherit',
  fontSize: 11,
  lineHeight: 1,
}));

/** What is said below a thing, smaller. */
export const Small = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars?.palette.text.secondary,
}));
