import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')({ display: 'flex', flexWrap: 'wrap', gap: '4px 28px', margin: '0 auto 0 0' });
const Name = styled('dt')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars?.palette.text.secondary,
}));
const Amount = styled('dd')({ margin: 0, fontSize: 16, fontWeight: 600 });

/** The totals above a list, each with its name. */
export function Totals({ of }: { of: readonly (readonly [label: string, amount: ReactNode])[] }) {
  return (
    <List>
      {of.map(([label, amount]) => (
        <div key={label}>
          <Name>{label}</Name>
          <Amount>{amount}</Amount>
        </div>
      ))}
    </List>
  );
}
