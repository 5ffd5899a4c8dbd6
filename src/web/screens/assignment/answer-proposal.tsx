import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Held } from '../../data/record';
import { useWriting } from '../../data/use-writing';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useDoing } from '../../parts/use-doing';

/** Takes on what is proposed to one's own company, or declines it and says why. Whoever may not is offered nothing. */
export function AnswerProposal({ assignment }: { assignment: Held }) {
  const { t } = useWords();
  const { change } = useWriting('companyAssignment');
  const { run } = useDoing();
  const [declines, setDeclines] = useState(false);
  if (!assignment.may?.includes('acceptDecline')) return null;
  const accept = () =>
    run(async () => {
      await change(assignment, { status: 'accepted' });
      return t('proposal.accepted');
    });
  return (
    <>
      <Button variant="contained" color="primary" onClick={accept}>
        {t('proposal.accept')}
      </Button>
      <Button onClick={() => setDeclines(true)}>{t('proposal.decline')}</Button>
      {declines && (
        <FieldsDialog
          grave
          title={t('proposal.declineTitle')}
          lead={t('proposal.declineLead')}
          resource="companyAssignment"
          asked={[{ path: 'declineReason', needed: true }]}
          record={assignment}
          values={{ declineReason: null }}
          save={t('proposal.declineSave')}
          onSave={async ({ declineReason }, opened = assignment) => {
            await change(opened, { status: 'declined', declineReason });
            return t('proposal.declined');
          }}
          onClose={() => setDeclines(false)}
        />
      )}
    </>
  );
}
