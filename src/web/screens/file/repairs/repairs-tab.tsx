import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { isPastRecon } from '#contract/lifecycles/sold';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { Awaited } from '../../../parts/awaited';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { mayWith, useFileRecord } from '../file-record';
import { TabPart } from '../tab-part';
import type { RepairRow } from './file-repairs';
import { useFileRepairs } from './file-repairs';
import { RepairCard } from './repair-card';
import { RepairDialog } from './repair-dialog';

const Cards = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** What is put in order before the unit is sold: each repair with its estimate, what was approved and what it came to. */
export function RepairsTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const { data: repairs, error, refetch } = useFileRepairs(file.id);
  const [editing, setEditing] = useState<RepairRow | 'new' | null>(null);
  const mayAdd = rights.may('repairsAndReconditioning', 'create') && mayWith(file, 'work');
  const add = mayAdd && !file.closed && !isPastRecon(file) && (
    <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
      {t('fileTabs.repairs.add')}
    </Button>
  );
  const isEmpty = repairs?.length === 0;
  return (
    <TabPart>
      <Section title={t('file.tabs.repairs')} actions={!isEmpty && add}>
        <Awaited data={repairs} error={error} refetch={refetch} />
        {isEmpty && (
          <Standstill title={t('fileTabs.repairs.none')} lead={add ? t('fileTabs.repairs.noneLead') : ''}>
            {add}
          </Standstill>
        )}
        <Cards>
          {repairs?.map((repair) => (
            <RepairCard key={repair.id} repair={repair} onEdit={() => setEditing(repair)} />
          ))}
        </Cards>
      </Section>
      {editing && (
        <RepairDialog repair={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </TabPart>
  );
}
