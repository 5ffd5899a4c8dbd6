import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What is known, as terms and what they are: several beside each other where there is room. */
export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: '14px 24px',
  margin: 0,
  // No gap is kept for what is not there.
  '&:empty': { display: 'none' },
});

const Term = styled('dt')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars?.palette.text.secondary,
}));
const Said = styled('dd')({ margin: '1px 0 0', overflowWrap: 'anywhere' });
const Pair = styled('div')({ minWidth: 0 });

/** One fact; `wide` takes a whole line. */
export function Fact({ label, wide, children }: { label: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <Pair style={wide ? { gridColumn: '1 / -1' } : undefined}>
      <Term>{label}</Term>
      <Said>{children}</Said>
    </Pair>
  );
}
