import { sql } from 'kysely';
import { hiddenFromVendors } from '#contract/roles/hidden-from-vendors';
import { sideOf } from '#contract/roles/sides';
import { postponeFirstAttempts } from '../company-assignment/first-attempt';
import type { Sql } from '../../database/tables';
import { maskAt } from '../../records/hidden-fields';
import type { Caller } from '../../request/caller';
import type { Rules } from '../../records/rules';
import { deadlineDay, deadlinesLead } from './deadline-days';
import { remindOfDeadlines } from './deadline-reminders';
import { followFallenFacts } from './fallen-facts';
import { tellFallen } from './look-again';
import { completeReminders } from '../reminder/rule-reminders';
import { tellMovedFar } from './moved-far';
import { goOnAccepted } from './accepted-by-vendor';
import { followAcceptance } from './file-acceptance';
import { changeFile, settableOf } from './file-change';
import { announceNewFile, announceNewFiles, completeFile, completeFiles } from './file-create';
import { fileFilters } from './file-filters';
import { fileHistory } from './file-history';
import { mayWithFile } from './file-may';
import { refreshFileNames } from './file-names';
import { besideFile } from './file-present';
import { announceRush, withdrawRush } from './file-rush';
import { fileSearch } from './file-search';
import { remindOfNotice } from './notice-to-serve';
import { notifyOnHook } from './notify-on-hook';
import { partnerMasks } from './partner-masks';
import { followStage } from '../projected-fee/projection-propose';
import { reviewHold } from './hold-review';
import { recalculateFile } from './recalculate-file';
import { handledBy, isPartner, sideOnFile } from '../handled-files';
import { clientsInScope, fileScope, fileScopeApart, fileScopeAsks } from '../scopes';

const named = [
  'serialNumber',
  'asset',
  'assetType',
  'clientReference',
  'contractNumber',
  'bankAccountNumber',
  'additionalAssets',
];

function fileShownAs(caller: Caller, field: string): Sql | undefined {
  const isOthers = sideOf(caller.activityType) === 'vendor';
  if (field === 'assignedCompanies' && (isOthers || isPartner(caller))) {
    const own = sql`array(select a from unnest(t."assignedCompanies") a where a = any(${caller.tree}::uuid[]))`;
    return isOthers ? own : sql`(case when ${handledBy(caller)} then t."assignedCompanies" else ${own} end)`;
  }
  if (!isPartner(caller) || !partnerMasks.some(([path]) => path === field)) return undefined;
  return sql`(case when ${handledBy(caller)} then ${sql.raw(`t."${field}"`)} end)`;
}

function isOwn(caller: Caller, one: unknown): boolean {
  const id = typeof one === 'object' && one !== null && 'companyId' in one ? one.companyId : one;
  return caller.tree.includes(String(id));
}

export const fileRules: Rules<'file'> = {
  scope: fileScope,
  scopeApart: fileScopeApart,
  scopeAsks: fileScopeAsks,
  pointsTo: clientsInScope,
  seldom: ['unassigned'],
  filters: fileFilters,
  rowsOf: { deadlines: { table: 'deadline', of: 'fileId' } },
  derived: deadlineDay,
  derivedOfRow: true,
  led: deadlinesLead,
  search: fileSearch,
  may: mayWithFile,
  beforeCreate: completeFile,
  beforeCreateMany: completeFiles,
  afterCreate: announceNewFile,
  afterCreateMany: announceNewFiles,
  beforeUpdate: changeFile,
  recalculate: recalculateFile,
  afterUpdate: async (context, before, after) => {
    const changed = named.some((field) => before[field as 'asset'] !== after[field as 'asset']);
    if (changed) await refreshFileNames(context.db, after._id);
    await followAcceptance(context, before, after);
    await reviewHold(context, before, after);
    await postponeFirstAttempts(context, before, after);
    await remindOfDeadlines(context, before, after);
    await tellFallen(context, before, after);
    if (before.proofs?.length !== after.proofs?.length)
      await followFallenFacts(context, after, completeReminders);
    await tellMovedFar(context, before, after);
    await remindOfNotice(context, before, after);
    if (before.isRushFile !== after.isRushFile)
      await (after.isRushFile ? announceRush : withdrawRush)(context, after);
    await followStage(context, before, after);
    await notifyOnHook(context, before, after);
  },
  follow: goOnAccepted,
  beside: besideFile,
  settable: settableOf,
  hides: (caller) => (sideOf(caller.activityType) === 'vendor' ? hiddenFromVendors.file : []),
  // Vendors on one file compete: each is shown itself among those that work on it.
  shownAs: fileShownAs,
  mask: (caller, file) => {
    if (sideOnFile(caller, file) !== 'vendor') return;
    if (isPartner(caller)) for (const [path, mask] of partnerMasks) maskAt(file, path, mask);
    for (const field of ['assignedCompanies', 'holdAcknowledgements'])
      if (Array.isArray(file[field])) file[field] = file[field].filter((one: unknown) => isOwn(caller, one));
  },
  history: fileHistory,
};
