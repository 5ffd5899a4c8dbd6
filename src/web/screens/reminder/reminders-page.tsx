import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { PageTitle } from '../../frame/page-title';
import { Standstill } from '../../generated/list-states';
import { useWords } from '../../i18n/words';
import { useFailure } from '../failure';
import { Icon } from '../../frame/icon';
import { ReminderDialog } from './reminder-dialog';
import { ReminderItem } from './reminder-item';
import type { ReminderRow } from './reminder-list';
import { useReminderTexts } from './reminder-texts';
import { UndoProvider } from './undo-toast';
import '../screens.css';

const views = ['due_now', 'today', 'this_week', 'upcoming', 'overdue', 'all', 'team'] as const;
type View = (typeof views)[number];
const isView = (text: string | null): text is View => (views as readonly string[]).includes(text ?? '');

/** Everything that must not be forgotten, by when it is due. */
export function RemindersPage() {
  return (
    <UndoProvider>
      <Reminders />
    </UndoProvider>
  );
}

function Reminders() {
  const texts = useReminderTexts();
  const { counted } = useWords();
  const rights = useRights();
  const explain = useFailure();
  const [query, setQuery] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const asked = query.get('view');
  const view: View = isView(asked) ? asked : 'due_now';
  const [size, setSize] = useState(50);
  const { data, total, error, refetch, isPlaceholderData } = useGetList<ReminderRow>(
    resourcePaths.reminder,
    {
      filter: { view },
      pagination: { page: 1, perPage: size },
      sort: { field: 'dueDate', order: view === 'all' ? 'DESC' : 'ASC' },
    },
    { placeholderData: (before) => before },
  );
  return (
    <div className="desk-page reminders-page">
      <PageTitle title={texts.title}>
        {rights.may('reminder', 'create') && (
          <button
            type="button"
            className="button button-main"
            onClick={() => setCreating(true)}
            data-key="create"
          >
            <Icon name="plus" /> {texts.create}
          </button>
        )}
      </PageTitle>
      <nav className="tabs" aria-label={texts.views.label}>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            className="tab"
            aria-current={one === view ? 'page' : undefined}
            onClick={() => setQuery(one === 'due_now' ? {} : { view: one })}
          >
            {texts.views[one]}
          </button>
        ))}
      </nav>
      {error && (
        <Standstill title={texts.failed} lead={explain(error)}>
          <button type="button" className="button" onClick={() => void refetch()}>
            {texts.again}
          </button>
        </Standstill>
      )}
      {!data && !error && <span className="skeleton skeleton-tab" />}
      {data?.length === 0 && <Standstill title={texts.empty[view]} lead="" />}
      {data && data.length > 0 && (
        <ul className="reminder-list" aria-busy={isPlaceholderData || undefined}>
          {data.map((reminder) => (
            <ReminderItem key={reminder.id} reminder={reminder} withFile />
          ))}
        </ul>
      )}
      {total !== undefined && total > 0 && (
        <p className="quiet list-count">{counted(total, texts.countOne, texts.count)}</p>
      )}
      {total !== undefined && total > size && (
        <button type="button" className="button" onClick={() => setSize(size + 100)}>
          +
        </button>
      )}
      {creating && <ReminderDialog onClose={() => setCreating(false)} />}
    </div>
  );
}
