import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Typography from '@mui/material/Typography';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Stack from '@mui/material/Stack';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { useState } from 'react';
import { readRecord } from '../../../data/record';
import { useRights } from '../../../data/rights';
import { useCommand } from '../../../data/use-command';
import { ReferenceName } from '../../../kinds/cells/reference';
import { Lines } from '../../../parts/lines';
import { Section } from '../../../parts/section';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useDoing } from '../../../parts/use-doing';
import { useTranslate } from '../../../i18n/use-translate';
import { mayWith, useFileRecord } from '../file-record';
import { useAdoptFile } from '../save-file';
import { useAssigneeAsked } from './use-assignee-asked';

/** The people on the file. */
export function AssignedPeople() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const assignUsers = useCommand('assignUsers');
  const person = useAssigneeAsked(file.id);
  const adopt = useAdoptFile();
  const { run } = useDoing();
  const [asking, setAsking] = useState(false);
  const people = file.assignedUsers ?? [];
  const assigns = rights.may('userAssignment', 'edit') && mayWith(file, 'work') && !file.closed;
  const put = async (userIds: string[], mode: 'add' | 'remove', message: string) => {
    adopt(readRecord(await assignUsers({ fileId: file.id, userIds, mode })));
    return message;
  };
  return (
    <Section
      title={t('file.assignments.people')}
      actions={
        assigns && (
          <Button startIcon={<AddIcon />} onClick={() => setAsking(true)}>
            {t('file.assignments.assignPerson')}
          </Button>
        )
      }
    >
      {people.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('file.assignments.peopleNone')}
        </Typography>
      )}
      <Lines>
        {people.map((id) => (
          <Stack key={id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 32 }}>
            <PersonIcon sx={{ color: 'text.secondary' }} />
            <ReferenceName to="user" id={id} />
            {assigns && (
              <IconButton
                aria-label={t('file.assignments.unassign')}
                title={t('file.assignments.unassign')}
                onClick={() => run(() => put([id], 'remove', t('file.assignments.unassigned')))}
              >
                <CloseIcon />
              </IconButton>
            )}
          </Stack>
        ))}
      </Lines>
      {asking && (
        <FieldsDialog
          title={t('file.assignments.assignPerson')}
          resource="file"
          {...person}
          save={t('file.assignments.assignPersonSave')}
          onSave={({ userId }) => put([String(userId)], 'add', t('file.assignments.assigned'))}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
