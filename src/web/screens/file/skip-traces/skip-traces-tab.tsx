import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { Awaited } from '../../../parts/awaited';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { mayWith, useFileRecord } from '../file-record';
import { useFileParties } from '../parties/file-parties';
import { TabPart } from '../tab-part';
import type { TraceRow } from './file-traces';
import { useFileTraces } from './file-traces';
import { TraceCard } from './trace-card';
import { TraceDialog } from './trace-dialog';

const Cards = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** What was traced on the file: each search with its purpose, its cost and what it found. */
export function SkipTracesTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const { data: traces, error, refetch } = useFileTraces(file.id);
  const { data: parties } = useFileParties(file.id);
  const [editing, setEditing] = useState<TraceRow | 'new' | null>(null);
  const add = rights.may('skipTrace', 'create') && mayWith(file, 'work') && !file.closed && (
    <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
      {t('fileTabs.traces.add')}
    </Button>
  );
  const isEmpty = traces?.length === 0;
  return (
    <TabPart>
      <Section title={t('file.tabs.skip-traces')} actions={!isEmpty && add}>
        <Awaited data={traces} error={error} refetch={refetch} />
        {isEmpty && (
          <Standstill title={t('fileTabs.traces.none')} lead={add ? t('fileTabs.traces.noneLead') : ''}>
            {add}
          </Standstill>
        )}
        <Cards>
          {traces?.map((trace) => (
            <TraceCard
              key={trace.id}
              trace={trace}
              party={parties?.find(({ _id }) => _id === trace.relatedPartyId)}
              onEdit={() => setEditing(trace)}
            />
          ))}
        </Cards>
      </Section>
      {editing && (
        <TraceDialog
          trace={editing === 'new' ? undefined : editing}
          known={traces ?? []}
          onClose={() => setEditing(null)}
        />
      )}
    </TabPart>
  );
}
