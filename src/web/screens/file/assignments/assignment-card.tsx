import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { whyNotAssignment } from '#contract/lifecycles/assignment';
import type { DeskRecord } from '../../../data/record';
import { useRights } from '../../../data/rights';
import { useFetchAgain } from '../../../data/use-fetch-again';
import { useWriting } from '../../../data/use-writing';
import { useCommand } from '../../../data/use-command';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { formatMoment } from '../../../kinds/format';
import { ReferenceName } from '../../../kinds/cells/reference';
import { DeclaredField } from '../../../kinds/declared-field';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useDoing } from '../../../parts/use-doing';
import { AnswerProposal } from '../../assignment/answer-proposal';
import { useSide } from '../../own-side';
import { mayWith, useFileRecord } from '../file-record';
import type { AssignmentRow } from './file-assignments';

/** One company's part in the file; who is asked answers here, the agency recalls here. */
export function AssignmentCard({ assignment }: { assignment: AssignmentRow }) {
  const file = useFileRecord();
  const { t, choice, locale } = useWords();
  const rights = useRights();
  const recall = useCommand('recallAssignment');
  const { user } = useSession();
  const side = useSide();
  const { change } = useWriting('companyAssignment');
  const fetchAgain = useFetchAgain('companyAssignment');
  const { run } = useDoing();
  const [asking, setAsking] = useState(false);
  const { status } = assignment;
  const open = status === 'proposed' || status === 'accepted';
  const when = (at: string) => formatMoment(at, locale, user?.timeZone);
  const mine = assignment.companyId === user?.companyId;
  const answers = assignment.may?.includes('acceptDecline') === true;
  const recalls = open && !mine && rights.may('companyAssignment', 'delete') && mayWith(file, 'work');
  const completes =
    !mine &&
    side === 'agency' &&
    whyNotAssignment(status, 'completed', side) === undefined &&
    rights.may('companyAssignment', 'edit') &&
    mayWith(file, 'work');
  const line = [
    t('file.assignments.assignedOn', { date: when(assignment.assignedAt) }),
    assignment.acceptedAt && t('file.assignments.acceptedOn', { date: when(assignment.acceptedAt) }),
    assignment.declinedAt && t('file.assignments.declinedOn', { date: when(assignment.declinedAt) }),
    assignment.endedAt && t('file.assignments.endedOn', { date: when(assignment.endedAt) }),
    status === 'proposed' &&
      assignment.dueAt &&
      t('file.assignments.acceptBy', { date: when(assignment.dueAt) }),
  ].filter(Boolean);

  const complete = () =>
    run(async () => {
      await change(assignment, { status: 'completed' });
      return t('file.assignments.completed');
    });
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ px: 2, py: 1.75, bgcolor: open ? undefined : 'background.canvas' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          <ReferenceName to="company" id={assignment.companyId} />
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
          {choice('activityType', assignment.activityType)} · {choice('assignmentRole', assignment.role)}
        </Typography>
        <DeclaredField
          source="status"
          resource="companyAssignment"
          record={assignment as unknown as DeskRecord}
        />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {line.join(' · ')}
      </Typography>
      {assignment.declineReason && (
        <Typography>{choice('declineReason', assignment.declineReason)}</Typography>
      )}
      {assignment.endReason && <Typography>{assignment.endReason}</Typography>}
      {assignment.instructions && (
        <Typography sx={{ mt: 0.75, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {assignment.instructions}
        </Typography>
      )}
      {(answers || completes || recalls) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <AnswerProposal assignment={assignment} />
          {completes && <Button onClick={() => complete()}>{t('file.assignments.complete')}</Button>}
          {recalls && <Button onClick={() => setAsking(true)}>{t('file.assignments.recall')}</Button>}
        </Stack>
      )}
      {asking && (
        <FieldsDialog
          grave
          title={t('file.assignments.recallTitle')}
          lead={
            <>
              <strong>
                <ReferenceName to="company" id={assignment.companyId} linked={false} />
              </strong>
              <br />
              {t('file.assignments.recallLead')}
            </>
          }
          resource="companyAssignment"
          asked={[
            {
              path: 'reason',
              field: { kind: 'text', max: 200 },
              needed: true,
              label: t('file.assignments.recallReason'),
            },
          ]}
          values={{ reason: '' }}
          save={t('file.assignments.recallSave')}
          onSave={async ({ reason }) => {
            await recall({ fileId: file.id, companyId: assignment.companyId, reason: String(reason) });
            await fetchAgain();
            return t('file.assignments.recalled');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Paper>
  );
}
