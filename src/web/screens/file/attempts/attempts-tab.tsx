import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { fieldStatuses } from '#contract/lifecycles/attempt';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { Awaited } from '../../../parts/awaited';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { mayWith, useFileRecord } from '../file-record';
import { TabPart } from '../tab-part';
import { AttemptBands } from './attempt-bands';
import { AttemptCard } from './attempt-card';
import { AttemptDialog } from './attempt-dialog';
import { useFileAttempts } from './file-attempts';

const Cards = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** What was tried in the field: at which hours, where, and what came of it. */
export function AttemptsTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const { data: attempts, error, refetch } = useFileAttempts(file.id);
  const [recording, setRecording] = useState(false);
  const mayTry = rights.may('attempt', 'create') && mayWith(file, 'work') && !file.hold;
  const add = mayTry && fieldStatuses.includes(file.status) && (
    <Button startIcon={<AddIcon />} onClick={() => setRecording(true)}>
      {t('fileTabs.attempts.add')}
    </Button>
  );
  const isEmpty = attempts?.length === 0;
  return (
    <TabPart>
      {attempts && attempts.length > 1 && <AttemptBands attempts={attempts} />}
      <Section title={t('file.tabs.attempts')} actions={!isEmpty && add}>
        <Awaited data={attempts} error={error} refetch={refetch} />
        {isEmpty && (
          <Standstill title={t('fileTabs.attempts.none')} lead={add ? t('fileTabs.attempts.noneLead') : ''}>
            {add}
          </Standstill>
        )}
        <Cards>
          {attempts?.map((attempt) => (
            <AttemptCard key={attempt.id} attempt={attempt} />
          ))}
        </Cards>
      </Section>
      {recording && <AttemptDialog onClose={() => setRecording(false)} />}
    </TabPart>
  );
}
