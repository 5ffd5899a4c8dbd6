import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Quiet } from './words-in-line';
import type { ChangeWords } from './change-words';
import { ReferenceName } from '../kinds/cells/reference';

const Before = styled('del')(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));
const After = styled('ins')({ fontWeight: 500, textDecoration: 'none' });

/** One field before and after, in one line. */
export function Change({ change }: { change: ChangeWords }) {
  const { label, before, after } = change;
  return (
    <>
      <Quiet>{label} </Quiet>
      {before !== null && <Before>{named(change, before)}</Before>}
      {before !== null && after !== null && <span aria-hidden="true">{' → '}</span>}
      {after !== null && <After>{named(change, after)}</After>}
    </>
  );
}

function named({ to }: ChangeWords, text: string): ReactNode {
  if (!to) return text;
  return text.split(', ').map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <ReferenceName to={to} id={id} linked={false} />
    </span>
  ));
}
