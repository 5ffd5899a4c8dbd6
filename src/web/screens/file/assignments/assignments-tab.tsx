import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useRights } from '../../../data/rights';
import { Failed, Standstill } from '../../../generated/list-states';
import { useWords } from '../../../i18n/words';
import { useTranslate } from '../../../i18n/use-translate';
import { mayWith, useFileRecord } from '../file-record';
import { AssignedPeople } from './assigned-people';
import { AssignmentCard } from './assignment-card';
import { useFileAssignments } from './file-assignments';
import { ProposeDialog } from './propose-dialog';
import { WarningsDialog } from './warnings-dialog';
import type { Warned } from './warnings-dialog';

/** Who works on the file: the companies it was given to, and the people. */
export function AssignmentsTab() {
  const file = useFileRecord();
  const { choice } = useWords();
  const t = useTranslate();
  const rights = useRights();
  const [proposing, setProposing] = useState(false);
  const [warned, setWarned] = useState<Warned | null>(null);
  const { data, error, refetch } = useFileAssignments(file.id);
  const mayPropose = rights.may('companyAssignment', 'create') && mayWith(file, 'work') && !file.closed;
  const propose = mayPropose && (
    <Button startIcon={<AddIcon />} onClick={() => setProposing(true)}>
      {t('file.assignments.propose')}
    </Button>
  );
  return (
    <section className="tab-part" aria-label={t('file.assignments.companies')}>
      <div className="tab-head">
        <h2>{t('file.assignments.companies')}</h2>
        {data && data.length > 0 && propose}
      </div>
      {error && <Failed title={t('file.stop.partFailed')} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && (
        <Standstill
          title={t('file.assignments.none')}
          lead={
            mayPropose
              ? t('file.assignments.noneLead', { province: choice('province', file.state) })
              : t('file.assignments.noneLeadOther')
          }
        >
          {propose}
        </Standstill>
      )}
      <ul className="assignments">
        {data?.map((assignment) => (
          <AssignmentCard key={assignment.id} assignment={assignment} />
        ))}
      </ul>
      <AssignedPeople />
      {proposing && (
        <ProposeDialog
          taken={(data ?? [])
            .filter(({ status }) => status === 'proposed' || status === 'accepted')
            .map(({ companyId }) => companyId)}
          onWarned={setWarned}
          onClose={() => setProposing(false)}
        />
      )}
      {warned && <WarningsDialog {...warned} onRead={() => setWarned(null)} />}
    </section>
  );
}
