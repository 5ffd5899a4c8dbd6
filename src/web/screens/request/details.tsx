import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Quiet } from '../../parts/words-in-line';

/** What is asked in particular, in one line that wraps. */
export const Details = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  margin: 0,
  '& > div': { display: 'flex', gap: 6 },
  '& dd': { margin: 0 },
});

export function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Quiet as="dt">{term}</Quiet>
      <dd>{children}</dd>
    </div>
  );
}
