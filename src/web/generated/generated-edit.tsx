import { useState } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { recordPath, resourcePaths } from '../data/resource-paths';
import { useTranslate } from '../i18n/use-translate';
import { Page } from '../parts/page';
import { PageHead } from '../parts/page-head';
import { RecordMoved } from '../parts/record-moved';
import { WaitingPage } from '../parts/waiting';
import { CodeDialog } from './code-dialog';
import { RecordFailed } from './record-failed';
import { RecordForm } from './record-form';
import { useNameOfRecord } from './record-link';
import type { AnySlots } from './slots';
import { StaleDialog } from './stale-dialog';
import { useSave } from './use-save';

const staysHere = { onError: () => undefined };

/** The form of any record that is there already. */
export function GeneratedEdit({ name, id, slots }: { name: ResourceName; id: string; slots: AnySlots }) {
  return (
    <EditBase
      resource={resourcePaths[name]}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={staysHere}
      // The page's guard has asked already, and knows whose record it is.
      disableAuthentication
    >
      <Opened name={name} slots={slots} />
    </EditBase>
  );
}

function Opened({ name, slots }: { name: ResourceName; slots: AnySlots }) {
  const { record: live, error, refetch } = useEditContext<DeskRecord>();
  // The record as it was when the form opened: what is fetched meanwhile must not change under the person's hands.
  const [opened, setOpened] = useState<DeskRecord | null>(null);
  if (live && !opened) setOpened(live);
  const record = opened ?? live;
  if (error && !record)
    return <RecordFailed name={name} error={error as Error} retry={() => void refetch()} />;
  if (!record) return <WaitingPage />;
  return <EditPage name={name} record={record} live={live ?? record} slots={slots} />;
}

function EditPage(props: { name: ResourceName; record: DeskRecord; live: DeskRecord; slots: AnySlots }) {
  const { name, record, live, slots } = props;
  const t = useTranslate();
  const navigate = useNavigate();
  const path = recordPath(name, record.id);
  const called = useNameOfRecord(name, record);
  const { save, stale, code } = useSave(name, record, () => setTimeout(() => void navigate(path)));
  return (
    <Page>
      <PageHead title={t('form.editTitle', { name: called })} crumb={{ to: path, label: called }} />
      <RecordMoved opened={record} live={live} />
      <RecordForm
        name={name}
        shape="change"
        record={record}
        slots={slots}
        onSave={save}
        onCancel={() => void navigate(path)}
        saveText={(changes) =>
          changes === 0 ? t('form.saveChanges') : t('form.saveCount', { smart_count: changes })
        }
      />
      {stale && <StaleDialog name={name} before={record} {...stale} />}
      {code && <CodeDialog {...code} />}
    </Page>
  );
}
