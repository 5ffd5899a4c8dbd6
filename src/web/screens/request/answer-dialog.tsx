import { useDataProvider, useNotify } from 'react-admin';
import { resources } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { RequestRow } from './request-list';
import { useFetchRequests } from './request-list';

const { reason, amount, dueDate } = resources.request.fields;

/** Answers what was asked about a request: it is worded anew and goes back to who decides. */
export function AnswerDialog({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchRequests();
  const notify = useNotify();
  // What another record stands behind is changed there.
  const withAmount = row.amount !== null && !row.linkedEntityId;
  const asked = [
    { path: 'reason', field: reason },
    ...(withAmount ? [{ path: 'amount', field: amount, needed: true }] : []),
    { path: 'dueDate', field: dueDate },
  ];
  return (
    <FieldsDialog
      title={t('request.resubmit')}
      lead={
        row.decisionNote && (
          <>
            <strong>{t('request.answer')}</strong> {row.decisionNote}
          </>
        )
      }
      resource="request"
      asked={asked}
      record={row}
      values={{ reason: row.reason, amount: row.amount, dueDate: row.dueDate }}
      save={t('request.resubmit')}
      onSave={async (given, opened = row) => {
        const changed = asked.filter(({ path }) => given[path] !== opened[path as keyof RequestRow]);
        const data = Object.fromEntries(changed.map(({ path }) => [path, given[path]]));
        await dataProvider.update(resourcePaths.request, {
          id: opened.id,
          data: { ...data, status: 'submitted' },
          previousData: opened,
        });
        await fetchAgain();
        onClose();
        notify(t('request.resubmitted'), { type: 'success' });
      }}
      onClose={onClose}
    />
  );
}
