import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useRights } from '../../../data/rights';
import { resourcePaths } from '../../../data/resource-paths';
import { Confirm } from '../../../frame/dialog';
import { useToast } from '../../../identity/toast';
import { fill } from '../../../i18n/words';
import { Failed, Standstill } from '../../../generated/list-states';
import { useFailure } from '../../failure';
import { Icon } from '../../../frame/icon';
import { mayWith, useFileRecord } from '../file-record';
import { useFileTexts } from '../file-texts';
import type { PartyRow } from './file-parties';
import { isDebtor, partyName, useFileParties } from './file-parties';
import { PartyCard } from './party-card';
import { PartyDialog } from './party-dialog';

/** The people and companies of the file. Those who must not hear of the debt stand apart, under a banner that says so. */
export function PartiesTab() {
  const file = useFileRecord();
  const texts = useFileTexts().parties;
  const stop = useFileTexts().stop;
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
    <button type="button" className="button" onClick={() => setEditing('new')}>
      <Icon name="plus" /> {texts.add}
    </button>
  );
  return (
    <section className="tab-part" aria-label={texts.debtors}>
      {error && <Failed title={stop.partFailed} retry={() => void refetch()} />}
      {!parties && !error && <span className="skeleton skeleton-tab" />}
      {parties?.length === 0 && (
        <Standstill title={texts.none} lead={mayAdd ? texts.noneLead : ''}>
          {add}
        </Standstill>
      )}
      {parties && parties.length > 0 && (
        <>
          <div className="tab-head">
            <h2>{texts.debtors}</h2>
            {add}
          </div>
          {cards(debtors)}
        </>
      )}
      {others.length > 0 && (
        <>
          <div className="tab-head">
            <h2>{texts.others}</h2>
          </div>
          <p className="never-tell" role="note">
            <Icon name="alert" />
            <span>
              <strong>{texts.neverTell}</strong> {texts.neverTellLead}
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
  const texts = useFileTexts().parties;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const toast = useToast();
  const explain = useFailure();
  const [busy, setBusy] = useState(false);
  const name = partyName(party) || texts.unnamed;
  const remove = async () => {
    setBusy(true);
    try {
      await dataProvider.delete(resourcePaths.relatedParty, { id: party.id, previousData: party });
      await queryClient.invalidateQueries({ queryKey: [resourcePaths.relatedParty] });
      toast({ status: 'success', message: fill(texts.removed, { name }) });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    onClose();
  };
  return (
    <Confirm
      danger
      title={fill(texts.removeTitle, { name })}
      lead={texts.removeLead}
      confirm={texts.remove}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
