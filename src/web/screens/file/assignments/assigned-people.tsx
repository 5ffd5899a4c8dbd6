import { useState } from 'react';
import { readRecord } from '../../../data/record';
import { useRights } from '../../../data/rights';
import { useIdentity } from '../../../identity/identity-context';
import { useToast } from '../../../identity/toast';
import { ReferenceName } from '../../../kinds/cells/reference';
import { AskDialog } from '../../ask-dialog';
import { useFailure } from '../../failure';
import { Icon } from '../../../frame/icon';
import { mayWith, useFileRecord } from '../file-record';
import { useFileTexts } from '../file-texts';
import { useAdoptFile } from '../save-file';

/** The people on the file. */
export function AssignedPeople() {
  const file = useFileRecord();
  const texts = useFileTexts().assignments;
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
        <h2>{texts.people}</h2>
        {assigns && (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            <Icon name="plus" /> {texts.assignPerson}
          </button>
        )}
      </div>
      {people.length === 0 && <p className="quiet">{texts.peopleNone}</p>}
      <ul className="people">
        {people.map((id) => (
          <li key={id}>
            <Icon name="user" />
            <ReferenceName to="user" id={id} />
            {assigns && (
              <button
                type="button"
                className="icon-button"
                aria-label={texts.unassign}
                title={texts.unassign}
                onClick={() =>
                  void put([id], 'remove', texts.unassigned).catch((error: unknown) =>
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
        <AskDialog
          title={texts.assignPerson}
          resource="file"
          asked={[
            { path: 'userId', field: { kind: 'reference', to: 'user' }, needed: true, label: texts.person },
          ]}
          values={{ userId: null }}
          save={texts.assignPersonSave}
          onSave={async ({ userId }) => {
            await put([String(userId)], 'add', texts.assigned);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
