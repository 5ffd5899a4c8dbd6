import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDataProvider, useNotify } from 'react-admin';
import { useState } from 'react';
import { requestTypes } from '#contract/lifecycles/request-types';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useSession } from '../../identity/identity-context';
import { useFailure } from '../failure';
import { AnswerDialog } from './answer-dialog';
import { CancelDialog } from './cancel-dialog';
import { DecideDialog } from './decide-dialog';
import { FulfilDialog } from './fulfil-dialog';
import type { RequestRow } from './request-list';
import { useFetchRequests } from './request-list';
import type { Decision } from './usual-words';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginTop: 4,
  '&:empty': { display: 'none' },
});

interface Action {
  readonly main?: boolean;
  /** The key that presses it in the inbox. */
  readonly key?: string;
}

/** What this person may do with a request now. */
export function RequestActions({ row }: { row: RequestRow }) {
  const t = useTranslate();
  const rights = useRights();
  const { user } = useSession();
  const [asking, setAsking] = useState<Decision | 'cancel' | 'answer' | 'fulfil' | null>(null);
  const move = useMove(row);
  const mine = row.requestedBy === user?._id;
  const edits = rights.may('request', 'edit');
  const decides = edits && row.decidable === true;
  const waits = row.status === 'submitted' || row.status === 'in_review';
  const isAnswered = requestTypes[row.requestType].answered === true;
  const isSaid = requestTypes[row.requestType].answer !== undefined;
  const gives =
    row.status === 'approved' ? !(isSaid && mine) : isAnswered && waits && (decides || (mine && !isSaid));
  const fulfils = edits && gives;
  const action = (label: string, run: () => void, { main = false, key }: Action = {}) => (
    <Button
      variant={main ? 'contained' : 'outlined'}
      color={main ? 'primary' : 'inherit'}
      data-key={key}
      onClick={run}
    >
      {label}
    </Button>
  );
  return (
    <Actions>
      {decides &&
        !isAnswered &&
        action(t('request.approve'), () => setAsking('approved'), { main: true, key: 'a' })}
      {decides && action(t('request.decline'), () => setAsking('declined'), { key: 'd' })}
      {decides && action(t('request.ask'), () => setAsking('information_needed'), { key: 'i' })}
      {decides &&
        row.status === 'submitted' &&
        action(t('request.review'), () => void move('in_review', t('request.reviewed')))}
      {fulfils &&
        action(
          t(isSaid ? 'request.give' : 'request.fulfil'),
          () => (isSaid ? setAsking('fulfil') : void move('fulfilled', t('request.fulfilled'))),
          { main: isAnswered },
        )}
      {edits &&
        mine &&
        row.status === 'information_needed' &&
        action(t('request.resubmit'), () => setAsking('answer'), { main: true })}
      {row.may?.includes('cancel') && mine && action(t('request.cancel'), () => setAsking('cancel'))}
      {asking === 'cancel' && <CancelDialog row={row} onClose={() => setAsking(null)} />}
      {asking === 'answer' && <AnswerDialog row={row} onClose={() => setAsking(null)} />}
      {asking === 'fulfil' && <FulfilDialog row={row} onClose={() => setAsking(null)} />}
      {asking && asking !== 'cancel' && asking !== 'answer' && asking !== 'fulfil' && (
        <DecideDialog rows={[row]} decision={asking} onClose={() => setAsking(null)} />
      )}
    </Actions>
  );
}

function useMove(row: RequestRow): (status: RequestRow['status'], said: string) => Promise<void> {
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchRequests();
  const notify = useNotify();
  const explain = useFailure();
  return async (status, said) => {
    try {
      await dataProvider.update(resourcePaths.request, { id: row.id, data: { status }, previousData: row });
      notify(said, { type: 'success' });
    } catch (error) {
      notify(explain(error), { type: 'error' });
    }
    await fetchAgain();
  };
}
