import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { DeskRecord } from '../../data/record';
import { useRights } from '../../data/rights';
import { listPath } from '../../data/resource-paths';
import { useCommand } from '../../data/use-command';
import { useWholeList } from '../../data/use-whole-list';
import type { RecordProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { useAssigneeOfManyAsked } from '../file/assignments/use-assignee-asked';
import { BulkDialog } from '../file/list/bulk-dialog';
import { HeldReminders, useHeldReminders } from './held-reminders';

/**
 * The open files of somebody who cannot sign in any more, and whom they are handed to with what was to be done in them; and what else they were
 * to be reminded of.
 */
export function HandOn({ record }: RecordProps) {
  const t = useTranslate();
  const rights = useRights();
  const assignUsers = useCommand('assignUsers');
  const person = useAssigneeOfManyAsked(record.companyId);
  const [chosen, setChosen] = useState<readonly DeskRecord[] | null>(null);
  const userId = String(record.id);
  const isGone = ['suspended', 'locked', 'deactivated'].includes(String(record.userStatus));
  const mayPlace = rights.may('userAssignment', 'edit');
  const held = { assignedUsers: userId, closed: 'false' };
  const { data = [], total = 0 } = useWholeList<DeskRecord>('file', held, 'ref', {
    enabled: isGone && mayPlace,
  });
  const reminders = useHeldReminders(userId, isGone);
  const holdsFiles = mayPlace && (total > 0 || chosen !== null);
  // What became of each is told until it is read, though by then nothing is theirs any more.
  if (!isGone || (!holdsFiles && reminders.length === 0)) return null;
  const name = [record.firstName, record.lastName].map(String).join(' ');
  return (
    <Section title={t('sessions.held')}>
      {holdsFiles && (
        <Stack sx={{ alignItems: 'flex-start', gap: 1.25, mb: 2.5 }}>
          <TextLink to={`${listPath('file')}?${new URLSearchParams(held).toString()}`}>
            {t('sessions.heldFiles', { smart_count: total })}
          </TextLink>
          <Button variant="contained" onClick={() => setChosen(data)}>
            {t('sessions.handOn')}
          </Button>
        </Stack>
      )}
      {reminders.length > 0 && <HeldReminders {...{ userId, name, reminders }} />}
      {chosen && (
        <BulkDialog
          bulk={{ ids: chosen.map(({ id }) => id), records: chosen, done: () => setChosen(null) }}
          title={(count) => t('sessions.handOnTitle', { smart_count: count, name })}
          save={(count) => t('sessions.handOnSave', { smart_count: count })}
          resource="file"
          {...person}
          act={(given) => (fileId) =>
            assignUsers({ fileId, userIds: [String(given.userId)], mode: 'add', insteadOf: userId })
          }
          onClose={() => setChosen(null)}
        />
      )}
    </Section>
  );
}
