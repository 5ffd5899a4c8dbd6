import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Typography from '@mui/material/Typography';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { readRecord } from '../../../data/record';
import { useRights } from '../../../data/rights';
import { useIdentity } from '../../../identity/identity-context';
import { ReferenceName } from '../../../kinds/cells/reference';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFailure } from '../../failure';
import { useTranslate } from '../../../i18n/use-translate';
import { mayWith, useFileRecord } from '../file-record';
import { useAdoptFile } from '../save-file';

/** The people on the file. */
export function AssignedPeople() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const { http } = useIdentity();
  const adopt = useAdoptFile();
  const notify = useNotify();
  const explain = useFailure();
  const [asking, setAsking] = useState(false);
  const people = file.assignedUsers ?? [];
  const assigns = rights.may('userAssignment', 'edit') && mayWith(file, 'work') && !file.closed;
  const put = async (userIds: readonly string[], mode: 'add' | 'remove', message: string) => {
    const { body } = await http.call('PUT', '/userAssignment/', { body: { fileId: file.id, userIds, mode } });
    adopt(readRecord(body));
    notify(message, { type: 'success' });
  };
  return (
    <>
      <div className="tab-head">
        <h2>{t('file.assignments.people')}</h2>
        {assigns && (
          <Button startIcon={<AddIcon />} onClick={() => setAsking(true)}>
            {t('file.assignments.assignPerson')}
          </Button>
        )}
      </div>
      {people.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('file.assignments.peopleNone')}
        </Typography>
      )}
      <ul className="people">
        {people.map((id) => (
          <li key={id}>
            <PersonIcon />
            <ReferenceName to="user" id={id} />
            {assigns && (
              <IconButton
                aria-label={t('file.assignments.unassign')}
                title={t('file.assignments.unassign')}
                onClick={() =>
                  void put([id], 'remove', t('file.assignments.unassigned')).catch((error: unknown) =>
                    notify(explain(error), { type: 'error' }),
                  )
                }
              >
                <CloseIcon />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <FieldsDialog
          title={t('file.assignments.assignPerson')}
          resource="file"
          asked={[
            {
              path: 'userId',
              field: { kind: 'reference', to: 'user' },
              needed: true,
              label: t('file.assignments.person'),
            },
          ]}
          values={{ userId: null }}
          save={t('file.assignments.assignPersonSave')}
          onSave={async ({ userId }) => {
            await put([String(userId)], 'add', t('file.assignments.assigned'));
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
