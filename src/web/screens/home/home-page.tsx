import Box from '@mui/material/Box';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useRights } from '../../data/rights';
import { useRead } from '../../data/use-read';
import { useTranslate } from '../../i18n/use-translate';
import { useSession } from '../../identity/identity-context';
import { Failure } from '../../parts/failure';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { MoneyStanding } from '../money/money-standing';
import { Few } from './few';
import { countsQuestion, dayQuestion } from './home-ahead';
import { Stages } from './stages';
import { Load } from './load';
import { pace } from './pace';
import { Tiles } from './tiles';
import { Urgent } from './urgent';
import { Whose } from '../../parts/whose';

/** The start of a day: what needs attention, where the files stand, what is due and what is new. */
export function HomePage() {
  const t = useTranslate();
  const { user } = useSession();
  const rights = useRights();
  const mayList = rights.may('file', 'list');
  const hasDay = rights.serves('showHome');
  /** Whether they put others on files, and so go by who has how much. */
  const leads = rights.serves('showLoad') && rights.may('userAssignment', 'edit');
  /** Who bills and moves no files begins with the money. */
  const isOfMoney = rights.may('invoice', 'issue') && !rights.may('companyAssignment', 'create');
  const counts = useRead(countsQuestion.queryKey, 'countFiles', countsQuestion.sent, { enabled: mayList });
  const [address, setAddress] = useSearchParams();
  const { queryKey, sent, mine } = dayQuestion(address);
  const day = useRead(queryKey, 'showHome', sent, {
    placeholderData: keepPreviousData,
    refetchInterval: pace,
  });
  return (
    <Page sx={{ gap: 3 }}>
      <PageHead title={user?.firstName ? t('home.greeting', { name: user.firstName }) : t('home.title')}>
        {mayList && hasDay && (
          <Whose mine={mine ?? day.data?.mine} onChoose={(next) => setAddress({ mine: String(next) })} />
        )}
      </PageHead>
      {hasDay && day.error && !day.data && <Failure error={day.error} retry={() => void day.refetch()} />}
      {hasDay && <Tiles day={day.data} />}
      {isOfMoney && <MoneyStanding />}
      {mayList && hasDay && !day.error && <Urgent lines={day.data?.urgent} />}
      {rights.may('invoice', 'issue') && !isOfMoney && <MoneyStanding />}
      {/* What stands below comes when it is known how high that is, so that nothing jumps. */}
      {(!hasDay || day.data || day.error) && (
        <>
          {mayList && leads && day.data?.mine === false && <Load />}
          {mayList && (
            <>
              {counts.error && <Failure error={counts.error} retry={() => void counts.refetch()} />}
              <Stages counts={counts.data} />
            </>
          )}
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
              gap: '24px 48px',
            }}
          >
            {rights.may('reminder', 'list') && user && (
              <Few
                name="reminder"
                title={t('home.due')}
                none={t('home.dueNone')}
                all={t('home.allReminders')}
                filter={{ view: ['due_now'], userId: [user._id] }}
                sort={{ field: 'dueDate', order: 'ASC' }}
                time="dueDate"
              />
            )}
            {rights.may('note', 'list') && user && (
              <Few
                name="note"
                title={t('home.unread')}
                none={t('home.unreadNone')}
                all={t('home.allNotes')}
                filter={{ unread: ['true'], recipientId: [user._id] }}
                sort={{ field: 'createdAt', order: 'DESC' }}
                time="createdAt"
              />
            )}
          </Box>
        </>
      )}
    </Page>
  );
}
