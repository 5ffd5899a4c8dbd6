import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRights } from '../../../data/rights';
import { Awaited } from '../../../parts/awaited';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { useWords } from '../../../i18n/words';
import { mayWith, useFileRecord } from '../file-record';
import { AssignedPeople } from './assigned-people';
import { AssignmentCard } from './assignment-card';
import { useFileAssignments } from './file-assignments';
import { ProposeDialog } from './propose-dialog';
import { ProposeUsual } from './propose-usual';
import { WarningsDialog } from './warnings-dialog';
import type { Warned } from './warnings-dialog';

/** Who works on the file: the companies it was given to, and the people. */
export function AssignmentsTab() {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const rights = useRights();
  const [proposing, setProposing] = useState(false);
  const [warned, setWarned] = useState<Warned | null>(null);
  const { data, error, refetch } = useFileAssignments(file.id);
  const mayPropose =
    rights.serves('listCandidates') &&
    rights.may('companyAssignment', 'create') &&
    mayWith(file, 'work') &&
    !file.closed;
  const propose = mayPropose && (
    <Button startIcon={<AddIcon />} onClick={() => setProposing(true)}>
      {t('file.assignments.propose')}
    </Button>
  );
  return (
    <Stack sx={{ gap: 3.5, maxWidth: 900 }}>
      <Section title={t('file.assignments.companies')} actions={data && data.length > 0 && propose}>
        <Awaited data={data} error={error} refetch={refetch} />
        {data?.length === 0 && (
          <Standstill
            title={t('file.assignments.none')}
            lead={
              mayPropose
                ? t('file.assignments.noneLead', { province: choice('province', file.state) })
                : t('file.assignments.noneLeadOther')
            }
          >
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
              {mayPropose && <ProposeUsual onWarned={setWarned} />}
              {propose}
            </Stack>
          </Standstill>
        )}
        <Stack component="ul" sx={{ gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
          {data?.map((assignment) => (
            <AssignmentCard key={assignment.id} assignment={assignment} />
          ))}
        </Stack>
      </Section>
      <AssignedPeople />
      {proposing && <ProposeDialog onWarned={setWarned} onClose={() => setProposing(false)} />}
      {warned && <WarningsDialog {...warned} onRead={() => setWarned(null)} />}
    </Stack>
  );
}
