import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Skeleton from '@mui/material/Skeleton';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, Confirm } from 'react-admin';
import { useRights } from '../../../data/rights';
import { resourcePaths } from '../../../data/resource-paths';
import { Failed, Standstill } from '../../../generated/list-states';
import { useFailure } from '../../failure';
import { useTranslate } from '../../../i18n/use-translate';
import { mayWith, useFileRecord } from '../file-record';
import type { PartyRow } from './file-parties';
import { isDebtor, partyName, useFileParties } from './file-parties';
import { PartyCard } from './party-card';
import { PartyDialog } from './party-dialog';

/** The people and companies of the file. Those who must not hear of the debt stand apart, under a banner that says so. */
export function PartiesTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const { data: parties, error, refetch } = useFileParties(file.id);
  const [editing, setEditing] = useState<PartyRow | 'new' | null>(null);
  const [removing, setRemoving] = useState<PartyRow | null>(null);
  const mayAdd = rights.may('relatedParty', 'create') && mayWith(file, 'work') && !file.closed;
  const debtors = parties?.filter(isDebtor) ?? [];
  const others = parties?.filter((party) => !isDebtor(party)) ?? [];
  const cards = (list: readonly PartyRow[]) => (
    <ul className="cards-grid">
      {list.map((party) => (
        <PartyCard
          key={party.id}
          party={party}
          onEdit={() => setEditing(party)}
          onRemove={() => setRemoving(party)}
        />
      ))}
    </ul>
  );
  const add = mayAdd && (
    <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
      {t('file.parties.add')}
    </Button>
  );
  return (
    <section className="tab-part" aria-label={t('file.parties.debtors')}>
      {error && <Failed title={t('file.stop.partFailed')} retry={() => void refetch()} />}
      {!parties && !error && <Skeleton variant="rounded" height={72} />}
      {parties?.length === 0 && (
        <Standstill title={t('file.parties.none')} lead={mayAdd ? t('file.parties.noneLead') : ''}>
          {add}
        </Standstill>
      )}
      {parties && parties.length > 0 && (
        <>
          <div className="tab-head">
            <h2>{t('file.parties.debtors')}</h2>
            {add}
          </div>
          {cards(debtors)}
        </>
      )}
      {others.length > 0 && (
        <>
          <div className="tab-head">
            <h2>{t('file.parties.others')}</h2>
          </div>
          <p className="never-tell" role="note">
            <WarningAmberIcon />
            <span>
              <strong>{t('file.parties.neverTell')}</strong> {t('file.parties.neverTellLead')}
            </span>
          </p>
          {cards(others)}
        </>
      )}
      {editing && (
        <PartyDialog party={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
      {removing && <RemoveParty party={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

function RemoveParty({ party, onClose }: { party: PartyRow; onClose: () => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const explain = useFailure();
  const [busy, setBusy] = useState(false);
  const name = partyName(party) || t('file.parties.unnamed');
  const remove = async () => {
    setBusy(true);
    try {
      await dataProvider.delete(resourcePaths.relatedParty, { id: party.id, previousData: party });
      await queryClient.invalidateQueries({ queryKey: [resourcePaths.relatedParty] });
      notify(t('file.parties.removed', { name }), { type: 'success' });
    } catch (error) {
      notify(explain(error), { type: 'error' });
    }
    onClose();
  };
  return (
    <Confirm
      isOpen
      cancel={t('cancel')}
      confirmColor="warning"
      title={t('file.parties.removeTitle', { name })}
      content={t('file.parties.removeLead')}
      confirm={t('file.parties.remove')}
      loading={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
