import { useDataProvider, useNotify } from 'react-admin';
import { requestTypes } from '#contract/lifecycles/request-types';
import { resourcePaths } from '../../data/resource-paths';
import type { ScreenTexts } from '../../i18n/en/screens';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { RequestRow } from './request-list';
import { useFetchRequests } from './request-list';

/** Gives what was asked for: what its type is done with, such as the figure that settles an account and its last day. */
export function FulfilDialog({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchRequests();
  const notify = useNotify();
  const { answer = {} } = requestTypes[row.requestType];
  return (
    <FieldsDialog
      title={t('request.give')}
      lead={row.reason}
      resource="request"
      asked={Object.entries(answer).map(([name, field]) => ({
        path: `answer.${name}`,
        field,
        label: t(`request.given.${name as keyof ScreenTexts['request']['given']}`),
      }))}
      record={row}
      values={{ answer: {} }}
      save={t('request.give')}
      onSave={async ({ answer: given }, opened = row) => {
        const data = { status: 'fulfilled', answer: given };
        await dataProvider.update(resourcePaths.request, { id: opened.id, data, previousData: opened });
        await fetchAgain();
        onClose();
        notify(t('request.fulfilled'), { type: 'success' });
      }}
      onClose={onClose}
    />
  );
}
