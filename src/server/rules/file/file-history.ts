import type { Recorded } from '#contract/resources/index';
import type { happeningSentences } from '#contract/words/en/sentences/happenings';
import { sentence } from '#contract/words/sentence';
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
      message: sentence('files.fileOpened', { ref: file.ref }),
    };
  if (event === 'removed')
    return { type: 'system', message: sentence('files.fileDeleted', { ref: file.ref }) };
  const has = (field: string): boolean => changed.includes(field);
  if (has('closed')) return entryOf(file.closed ? 'file_closed' : 'file_reopened', file.statusReason);
  if (has('hold')) return entryOf(file.hold ? 'hold_set' : 'hold_released', file.holdNote);
  if (has('stage')) return entryOf('stage_changed', file.statusReason);
  if (has('status')) return entryOf('status_changed', file.statusReason);
  if (has('proofs')) return proofEntry(file);
  if (has('services'))
    return {
      type: 'notice_served',
      message: sentence(file.services?.at(-1)?.awaitsProof ? 'files.noticeSent' : 'files.serviceRecorded', {
        notice: file.services?.at(-1)?.noticeKind,
      }),
    };
  if (has('clockExtensions')) return extensionEntry(file);
  if (has('gateOverrides') && file.gateOverrides?.length)
    return entryOf('gate_overridden', file.gateOverrides?.at(-1)?.reason);
  if (has('assignedUsers')) return entryOf('user_assigned');
  if (has('isRushFile')) return entryOf('rush_changed');
  if (has('notice')) return entryOf('notice_served');
  if (has('valuations')) return entryOf('valuation_updated');
  if (has('asset') || has('serialNumber')) return entryOf('asset_updated');
  if (has('remarketing')) return entryOf('remarketing_updated');
  if (has('daysPastDueOn') && !has('lastActivityDate'))
    return {
      type: 'system',
      message: sentence('files.daysPastDue', { days: file.daysPastDue }),
      visibility: 'client',
    };
  return entryOf('file_updated');
}

function extensionEntry({ clockExtensions }: Recorded<'file'>): HistoryEntry {
  const { until, reason } = clockExtensions?.at(-1) ?? {};
  return { type: 'file_updated', message: sentence('files.clockExtended', { day: until, reason }) };
}

function proofEntry({ proofs }: Recorded<'file'>): HistoryEntry {
  const proof = proofs?.at(-1)?.proof;
  return { type: 'file_updated', message: sentence('files.proofRecorded', { proof }) };
}

type Plain = Extract<keyof typeof happeningSentences, HistoryEntry['type']>;

/** With the reason that was given for it, where one was. */
function entryOf(type: Plain, reason?: string | null): HistoryEntry {
  return { type, message: reason || sentence(`happenings.${type}`) };
}
