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
import { useSide } from '../../own-side';
import { mayWith, useFileRecord } from '../file-record';
import type { AssignmentRow } from './file-assignments';

/** One company's part in the file; the vendor answers here, the agency recalls here. */
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
  const [asking, setAsking] = useState<'decline' | 'recall' | null>(null);
  const { status } = assignment;
  const open = status === 'proposed' || status === 'accepted';
  const when = (at: string) => formatMoment(at, locale, user?.timeZone);
  const mine = assignment.companyId === user?.companyId;
  const answers = mine && status === 'proposed' && rights.may('assignment', 'acceptDecline');
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

  const step = (next: 'accepted' | 'completed') =>
    run(async () => {
      await change(assignment, { status: next });
      return t(`file.assignments.${next}`);
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
          {answers && (
            <>
              <Button variant="contained" color="primary" onClick={() => step('accepted')}>
                {t('file.assignments.accept')}
              </Button>
              <Button onClick={() => setAsking('decline')}>{t('file.assignments.decline')}</Button>
            </>
          )}
          {completes && <Button onClick={() => step('completed')}>{t('file.assignments.complete')}</Button>}
          {recalls && <Button onClick={() => setAsking('recall')}>{t('file.assignments.recall')}</Button>}
        </Stack>
      )}
      {asking === 'decline' && (
        <FieldsDialog
          grave
          title={t('file.assignments.declineTitle')}
          lead={t('file.assignments.declineLead')}
          resource="companyAssignment"
          asked={[{ path: 'declineReason', needed: true }]}
          record={assignment}
          values={{ declineReason: null }}
          save={t('file.assignments.declineSave')}
          onSave={async ({ declineReason }, opened = assignment) => {
            await change(opened, { status: 'declined', declineReason });
            return t('file.assignments.declined');
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'recall' && (
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
          onClose={() => setAsking(null)}
        />
      )}
    </Paper>
  );
}
