import { partnerMay } from '#contract/roles/assignment-reach';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import type { Caller } from '../../request/caller';
import { isPartnerOn } from '../handled-files';

const afterClosing = new Set(['list', 'show', 'export', 'reopen', 'changeStage', 'work', 'reveal', 'delete']);

/**
 * What a caller may do with a file. `work` says that they may write its parts: notes, parties, reminders; `reveal` that what is sealed
 * of its parties may be opened to them, where their role opens it at all: it is for the work on a file, and no partner's. A role that writes
 * its own only, changes files that are assigned to the person or handled by their own office.
 */
export function mayWithFile(
  caller: Caller,
  file: Partial<Recorded<'file'>>,
  actions: readonly string[],
): string[] {
  if (isPartnerOn(caller, file))
    return mayOpen(
      file,
      [...actions, 'work'].filter((action) => partnerMay.includes(action)),
    );
  if (!works(caller, file)) return actions.filter((action) => ['list', 'show', 'export'].includes(action));
  return mayOpen(file, [...actions, 'work', 'reveal']);
}

function mayOpen(file: Partial<Recorded<'file'>>, may: readonly string[]): string[] {
  return file.closed
    ? may.filter((action) => afterClosing.has(action)).concat(may.includes('edit') ? 'edit' : [])
    : [...may];
}

function works(caller: Caller, file: Partial<Recorded<'file'>>): boolean {
  if (sideOf(caller.activityType) !== 'agency' || !caller.writesOwnOnly) return true;
  return file.agencyId === caller.companyId || (file.assignedUsers ?? []).includes(caller.userId);
}
