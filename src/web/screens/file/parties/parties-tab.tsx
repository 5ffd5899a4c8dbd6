import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { mayHear } from '#contract/lifecycles/who-may-hear';
import { useRights } from '../../../data/rights';
import { useWriting } from '../../../data/use-writing';
import { Awaited } from '../../../parts/awaited';
import { Section } from '../../../parts/section';
import { Sure } from '../../../parts/sure';
import { Standstill } from '../../../parts/standstill';
import { useTranslate } from '../../../i18n/use-translate';
import { useBegun } from '../begin-on-file';
import { mayWith, useFileRecord } from '../file-record';
import type { PartyRow } from './file-parties';
import { partyName, useFileParties } from './file-parties';
import { PartyCard } from './party-card';
import { PartyDialog } from './party-dialog';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The people and companies of the file. Those who must not hear of the debt stand apart, under a banner that says so. */
export function PartiesTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const { data: parties, error, refetch } = useFileParties(file.id);
  const [isBegun] = useBegun();
  const [editing, setEditing] = useState<PartyRow | 'new' | null>(isBegun ? 'new' : null);
  const [removing, setRemoving] = useState<PartyRow | null>(null);
  const mayAdd = rights.may('relatedParty', 'create') && mayWith(file, 'work') && !file.closed;
  const told = parties?.filter(({ relatedPartyType }) => mayHear(relatedPartyType)) ?? [];
  const others = parties?.filter(({ relatedPartyType }) => !mayHear(relatedPartyType)) ?? [];
  const cards = (list: readonly PartyRow[]) => (
    <Cards>
      {list.map((party) => (
        <PartyCard
          key={party.id}
          party={party}
          onEdit={() => setEditing(party)}
          onRemove={() => setRemoving(party)}
        />
      ))}
    </Cards>
  );
  const add = mayAdd && (
    <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
      {t('fileTabs.parties.add')}
    </Button>
  );
  return (
    <Stack sx={{ gap: 3.5, maxWidth: 900 }}>
      <Awaited data={parties} error={error} refetch={refetch} />
      {parties?.length === 0 && (
        <Standstill title={t('fileTabs.parties.none')} lead={mayAdd ? t('fileTabs.parties.noneLead') : ''}>
          {add}
        </Standstill>
      )}
      {parties && parties.length > 0 && (
        <Section title={t('fileTabs.parties.told')} actions={add}>
          {cards(told)}
        </Section>
      )}
      {others.length > 0 && (
        <Section title={t('fileTabs.parties.others')}>
          <Alert role="note" severity="error" sx={{ mb: 1.5 }}>
            <strong>{t('fileTabs.parties.neverTell')}</strong> {t('fileTabs.parties.neverTellLead')}
          </Alert>
          {cards(others)}
        </Section>
      )}
      {editing && (editing !== 'new' || mayAdd) && (
        <PartyDialog party={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
      {removing && <RemoveParty party={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  );
}

function RemoveParty({ party, onClose }: { party: PartyRow; onClose: () => void }) {
  const t = useTranslate();
  const { remove } = useWriting('relatedParty');
  const name = partyName(party) || t('fileTabs.parties.unnamed');
  return (
    <Sure
      grave
      title={t('fileTabs.parties.removeTitle', { name })}
      lead={t('fileTabs.parties.removeLead')}
      confirm={t('fileTabs.parties.remove')}
      work={async () => {
        await remove(party);
        return t('fileTabs.parties.removed', { name });
      }}
      onClose={onClose}
    />
  );
}
