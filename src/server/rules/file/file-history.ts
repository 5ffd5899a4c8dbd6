import { plainHappenings } from '#contract/happenings';
import type { PlainHappening } from '#contract/happenings';
import type { Recorded } from '#contract/resources/index';
import type { HistoryEntry } from '../../records/rules';

/** How a change of a file is told: by the weightiest thing that changed. */
export function fileHistory(
  event: 'created' | 'updated' | 'removed',
  file: Recorded<'file'>,
  changed: readonly string[],
): HistoryEntry {
  if (event === 'created')
    return {
      type: file.source === 'import' ? 'import_update' : 'file_created',
      message: `File ${file.ref} was opened.`,
    };
  if (event === 'removed') return { type: 'system', message: `File ${file.ref} was deleted.` };
  const has = (field: string): boolean => changed.includes(field);
  if (has('closed')) return entryOf(file.closed ? 'file_closed' : 'file_reopened', file.statusReason);
  if (has('hold')) return entryOf(file.hold ? 'hold_set' : 'hold_released', file.holdNote);
  if (has('stage')) return entryOf('stage_changed', file.statusReason);
  if (has('status')) return entryOf('status_changed', file.statusReason);
  if (has('gateOverrides')) return entryOf('gate_overridden', file.gateOverrides?.at(-1)?.reason);
  if (has('assignedUsers')) return entryOf('user_assigned');
  if (has('isRushFile')) return entryOf('rush_changed');
  if (has('notice')) return entryOf('notice_served');
  if (has('asset') || has('serialNumber')) return entryOf('asset_updated');
  if (has('remarketing')) return entryOf('remarketing_updated');
  if (has('daysPastDueOn') && !has('lastActivityDate'))
    return { type: 'system', message: `${file.daysPastDue} days past due.`, visibility: 'client' };
  return entryOf('file_updated');
}

/** With the reason that was given for it, where one was. */
function entryOf(type: PlainHappening, reason?: string | null): HistoryEntry {
  return { type, message: reason || plainHappenings[type] };
}
