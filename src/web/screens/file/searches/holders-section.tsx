import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { Awaited } from '../../../parts/awaited';
import { Section } from '../../../parts/section';
import { Quiet } from '../../../parts/words-in-line';
import { mayWith, useFileRecord } from '../file-record';
import { DischargeOrder } from './discharge-order';
import type { Holder } from './file-searches';
import { useFileHolders } from './file-searches';
import { HolderDialog } from './holder-dialog';
import { HoldersTable } from './holders-table';
import { RemoveHolder } from './remove-holder';

/** Who holds rights in what the file is about: a table, with whom notices are sent to, and what may be done about each. */
export function HoldersSection() {
  const file = useFileRecord();
  const { t } = useWords();
  const rights = useRights();
  const { data: held, error, refetch } = useFileHolders(file.id);
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const [discharging, setDischarging] = useState<Holder | null>(null);
  const mayEdit = rights.may('lienHolder', 'edit') && mayWith(file, 'work') && !file.closed;
  const mayDischarge = rights.may('lienDischarge', 'create') && mayWith(file, 'work');
  const parties = held?.parties ?? [];
  return (
    <Section
      title={t('searches.holders')}
      actions={
        mayEdit && (
          <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
            {t('searches.addHolder')}
          </Button>
        )
      }
    >
      <Awaited data={held} error={error as Error | null} refetch={refetch} />
      {held && parties.length === 0 && <Quiet>{t('searches.holdersNone')}</Quiet>}
      {parties.length > 0 && (
        <HoldersTable
          parties={parties}
          onEdit={mayEdit ? setEditing : undefined}
          onRemove={mayEdit ? setRemoving : undefined}
          onDischarge={mayDischarge ? setDischarging : undefined}
        />
      )}
      {held && editing !== null && (
        <HolderDialog held={held} place={editing} onClose={() => setEditing(null)} />
      )}
      {held && removing !== null && (
        <RemoveHolder held={held} place={removing} onClose={() => setRemoving(null)} />
      )}
      {discharging && <DischargeOrder holder={discharging} onClose={() => setDischarging(null)} />}
    </Section>
  );
}
