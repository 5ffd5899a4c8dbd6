import { sql } from 'kysely';
import type { Party } from '#contract/clocks/clock-facts';
import { recalculatedFile } from '#contract/clocks/file-clocks';
import type { Rule } from '#contract/clocks/rule-in-force';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { writeChanges } from '../records/change-many';
import { difference } from '../records/store';
import { takeAll } from '../records/take';
import type { TransactionContext } from '../request/context';
import { deficiencyByRule } from '../rules/file/deficiency-rule';
import { recalculated } from '../rules/file/recalculate-file';
import type { FileToRecalculate } from './files-to-recalculate';

type File = Recorded<'file'>;
/** The rules that can bear on a file, by its province. */
type RulesOf = (province: string) => readonly Rule[];

/** What follows from a file's clocks by the rules as they stand, and whether a shortfall may be claimed where no person said. */
function reckonedAnew(
  file: File,
  parties: readonly Party[],
  rules: readonly Rule[],
  now: Date,
): Partial<File> {
  const byRule = file.deficiencyReason ? null : deficiencyByRule(rules, file, now);
  const clocks = recalculatedFile(file, parties, rules, todayIn(file.state, now));
  return { ...recalculated(file, clocks, now), ...(byRule !== null && { deficiencyAllowed: byRule }) };
}

/**
 * Reckons the clocks of files anew, and writes those that fall on another day.
 * @returns how many were written
 */
export async function recalculateFiles(
  context: TransactionContext,
  files: readonly FileToRecalculate[],
  rulesOf: RulesOf,
): Promise<number> {
  const stale = files.filter((file) =>
    isStale(file as unknown as File, file.parties, rulesOf(file.state), context.now),
  );
  if (stale.length === 0) return 0;
  const parties = new Map(stale.map((file) => [file._id, file.parties]));
  const which = sql`t._id = any(${[...parties.keys()]}::uuid[]) and not t.closed`;
  const taken = await takeAll(context, 'file', which, { scope: 'everything' });
  await writeChanges(context, 'file', taken, (file) =>
    reckonedAnew(file, parties.get(file._id) ?? [], rulesOf(file.state), context.now),
  );
  return taken.length;
}

const isStale = (file: File, parties: readonly Party[], rules: readonly Rule[], now: Date): boolean =>
  Object.keys(difference({ ...file }, reckonedAnew(file, parties, rules, now))).length > 0;
