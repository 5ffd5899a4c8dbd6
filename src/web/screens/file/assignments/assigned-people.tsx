import { useState } from 'react';
import { readRecord } from '../../../data/record';
import { useRights } from '../../../data/rights';
import { useIdentity } from '../../../identity/identity-context';
import { useToast } from '../../../identity/toast';
import { ReferenceName } from '../../../kinds/cells/reference';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFailure } from '../../failure';
import { Icon } from '../../../frame/icon';
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
  const toast = useToast();
  const explain = useFailure();
  const [asking, setAsking] = useState(false);
  const people = file.assignedUsers ?? [];
  const assigns = rights.may('userAssignment', 'edit') && mayWith(file, 'work') && !file.closed;
  const put = async (userIds: readonly string[], mode: 'add' | 'remove', message: string) => {
    const { body } = await http.call('PUT', '/userAssignment/', { body: { fileId: file.id, userIds, mode } });
    adopt(readRecord(body));
    toast({ status: 'success', message });
  };
  return (
    <>
      <div className="tab-head">
        <h2>{t('file.assignments.people')}</h2>
        {assigns && (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            <Icon name="plus" /> {t('file.assignments.assignPerson')}
          </button>
        )}
      </div>
      {people.length === 0 && <p className="quiet">{t('file.assignments.peopleNone')}</p>}
      <ul className="people">
        {people.map((id) => (
          <li key={id}>
            <Icon name="user" />
            <ReferenceName to="user" id={id} />
            {assigns && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('file.assignments.unassign')}
                title={t('file.assignments.unassign')}
                onClick={() =>
                  void put([id], 'remove', t('file.assignments.unassigned')).catch((error: unknown) =>
                    toast({ status: 'error', message: explain(error) }),
                  )
                }
              >
                <Icon name="close" />
              </button>
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
