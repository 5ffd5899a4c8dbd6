import { useDataProvider } from 'react-admin';
import { vocabularies } from '#contract/vocabularies/index';
import type { DeskRecord } from '../../../data/record';
import { resourcePaths } from '../../../data/resource-paths';
import { useCommand } from '../../../data/use-command';
import type { BulkProps } from '../../../generated/slots';
import { useTranslate } from '../../../i18n/use-translate';
import { useSession } from '../../../identity/identity-context';
import { ChoiceInput } from '../../../kinds/inputs/choice';
import { useNow } from '../../../kinds/now';
import type { KindInputProps } from '../../../kinds/people-half';
import { quickDate } from '../../reminder/quick-dates';
import { useSide } from '../../own-side';
import { useAssigneeOfManyAsked } from '../assignments/use-assignee-asked';
import { BulkDialog } from './bulk-dialog';

export interface BulkActProps {
  readonly bulk: BulkProps;
  readonly onClose: () => void;
}

const isShut = (record: DeskRecord, action: string): boolean =>
  record.closed === true || (record.may !== undefined && !record.may.includes(action));

/** Assigns one person to many files. */
export function AssignMany(props: BulkActProps) {
  const t = useTranslate();
  const assignUsers = useCommand('assignUsers');
  const { user } = useSession();
  const person = useAssigneeOfManyAsked(user?.companyId, props.bulk.ids);
  return (
    <BulkDialog
      {...props}
      title={(count) => t('fileBulk.assignTitle', { smart_count: count })}
      save={(count) => t('fileBulk.assignSave', { smart_count: count })}
      resource="file"
      {...person}
      leavesOut={(record) => isShut(record, 'work')}
      act={({ userId }) =>
        (fileId) =>
          assignUsers({ fileId, userIds: [String(userId)], mode: 'add' })
        }
    />
  );
}

/** Places many files on hold. */
export function HoldMany(props: BulkActProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  return (
    <BulkDialog
      {...props}
      title={(count) => t('fileBulk.holdTitle', { smart_count: count })}
      save={(count) => t('fileBulk.holdSave', { smart_count: count })}
      lead={t('fileBulk.holdLead')}
      resource="file"
      asked={[{ path: 'holdReason', needed: true }, { path: 'holdUntil', needed: true }, 'holdNote']}
      values={{ holdReason: null, holdUntil: null, holdNote: null }}
      leavesOut={(record) => record.hold === true || isShut(record, 'hold')}
      act={(given) => async (id) => {
        // On the version as it stands: a hold takes nothing away from what somebody else changed.
        const { data: previousData } = await dataProvider.getOne<DeskRecord>(resourcePaths.file, { id });
        await dataProvider.update(resourcePaths.file, { id, data: { ...given, hold: true }, previousData });
      }}
    />
  );
}

/** Sets the same reminder on many files. */
export function RemindMany(props: BulkActProps) {
  const t = useTranslate();
  const { user } = useSession();
  const now = useNow();
  const dataProvider = useDataProvider();
  return (
    <BulkDialog
      {...props}
      title={(count) => t('fileBulk.remindTitle', { smart_count: count })}
      save={(count) => t('fileBulk.remindSave', { smart_count: count })}
      resource="reminder"
      asked={[
        { path: 'title', needed: true },
        { path: 'dueDate', needed: true },
        'reminderType',
        { path: 'userId', needed: true },
        'description',
      ]}
      values={{
        title: '',
        dueDate: quickDate('plusOne', now, user?.timeZone),
        reminderType: 'follow_up',
        userId: user?._id ?? null,
        description: '',
      }}
      act={(given) => (fileId, key) =>
        dataProvider.create(resourcePaths.reminder, {
          data: { ...given, fileId },
          meta: { idempotencyKey: key },
        })
      }
    />
  );
}

const writable = vocabularies.noteType.filter((type) => type !== 'system');
const WritableType = (props: KindInputProps<'choice'>) => <ChoiceInput {...props} among={writable} />;
const AudienceBeside = (props: KindInputProps<'choice'>) => (
  <ChoiceInput {...props} among={vocabularies.noteAudience.filter((one) => one !== 'client_and_vendor')} />
);

/** Writes the same note on many files. */
export function NoteMany(props: BulkActProps) {
  const t = useTranslate();
  const side = useSide();
  const dataProvider = useDataProvider();
  const own = { own: WritableType as never };
  const audience = side === 'agency' ? {} : { own: AudienceBeside as never };
  return (
    <BulkDialog
      {...props}
      title={(count) => t('fileBulk.noteTitle', { smart_count: count })}
      save={(count) => t('fileBulk.noteSave', { smart_count: count })}
      resource="note"
      asked={[
        { path: 'body', needed: true },
        { path: 'noteType', ...own },
        { path: 'audience', needed: true, ...audience },
      ]}
      values={{ body: '', noteType: 'general', audience: 'internal' }}
      act={(given) => (fileId, key) =>
        dataProvider.create(resourcePaths.note, { data: { ...given, fileId }, meta: { idempotencyKey: key } })
      }
    />
  );
}
