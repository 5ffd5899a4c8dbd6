import type { Recorded } from '#contract/resources/index';
import type { HistoryEntry } from './rules';

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
  if (has('closed'))
    return { type: file.closed ? 'file_closed' : 'file_reopened', message: file.statusReason ?? '' };
  if (has('hold')) return { type: file.hold ? 'hold_set' : 'hold_released', message: file.holdNote ?? '' };
  if (has('stage')) return { type: 'stage_changed', message: file.statusReason ?? '' };
  if (has('status')) return { type: 'status_changed', message: file.statusReason ?? '' };
  if (has('gateOverrides'))
    return { type: 'gate_overridden', message: file.gateOverrides?.at(-1)?.reason ?? '' };
  if (has('assignedUsers')) return { type: 'user_assigned', message: '' };
  if (has('isRushFile')) return { type: 'rush_changed', message: '' };
  if (has('notice')) return { type: 'notice_served', message: '' };
  if (has('asset') || has('serialNumber')) return { type: 'asset_updated', message: '' };
  if (has('remarketing')) return { type: 'remarketing_updated', message: '' };
  return { type: 'file_updated', message: '' };
}
