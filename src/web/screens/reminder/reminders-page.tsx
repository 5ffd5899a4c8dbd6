import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { PageTitle } from '../../frame/page-title';
import { Failed, Standstill } from '../../generated/list-states';
import { useFailure } from '../failure';
import { ViewBar, viewIn } from '../../parts/view-bar';
import { useTranslate } from '../../i18n/use-translate';
import { ReminderDialog } from './reminder-dialog';
import { ReminderItem } from './reminder-item';
import { useTitled } from './reminder-list';
import type { ReminderRow } from './reminder-list';
import { UndoProvider } from './undo-toast';
import '../screens.css';

const views = ['due_now', 'today', 'this_week', 'upcoming', 'overdue', 'all', 'team'] as const;
type View = (typeof views)[number];

/** Everything that must not be forgotten, by when it is due. */
export function RemindersPage() {
  return (
    <UndoProvider>
      <Reminders />
    </UndoProvider>
  );
}

function Reminders() {
  const t = useTranslate();
  const rights = useRights();
  const explain = useFailure();
  const [query, setQuery] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const view: View = viewIn(views, query.get('view'));
  const [size, setSize] = useState(50);
  const {
    data: rows,
    total,
    error,
    refetch,
    isPlaceholderData,
  } = useGetList<ReminderRow>(
    resourcePaths.reminder,
    {
      filter: { view },
      pagination: { page: 1, perPage: size },
      sort: { field: 'dueDate', order: view === 'all' ? 'DESC' : 'ASC' },
    },
    { placeholderData: (before) => before },
  );
  const data = useTitled(rows);
  return (
    <div className="desk-page reminders-page">
      <PageTitle title={t('reminder.title')}>
        {rights.may('reminder', 'create') && (
          <Button
            variant="contained"
            color="primary"
            startIcon={<AddIcon />}
            onClick={() => setCreating(true)}
            data-key="create"
          >
            {t('reminder.create')}
          </Button>
        )}
      </PageTitle>
      <ViewBar
        label={t('reminder.views.label')}
        views={views}
        nameOf={(one) => t(`reminder.views.${one}`)}
        current={view}
        onView={(one) => setQuery(one === 'due_now' ? {} : { view: one })}
      />
      {error && <Failed title={t('reminder.failed')} lead={explain(error)} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && <Standstill title={t(`reminder.empty.${view}`)} lead="" />}
      {data && data.length > 0 && (
        <ul className="reminder-list" aria-busy={isPlaceholderData || undefined}>
          {data.map((reminder) => (
            <ReminderItem key={reminder.id} reminder={reminder} withFile />
          ))}
        </ul>
      )}
      {total !== undefined && total > 0 && (
        <p className="quiet list-count">{t('reminder.count', { smart_count: total })}</p>
      )}
      {total !== undefined && total > size && <Button onClick={() => setSize(size + 100)}>+</Button>}
      {creating && <ReminderDialog onClose={() => setCreating(false)} />}
    </div>
  );
}
