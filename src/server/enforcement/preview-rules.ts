import type { KeptRule } from '#contract/clocks/change-rule';
import type { Rule } from '#contract/clocks/rule-in-force';
import { todayIn } from '#contract/placement/province-time';
import type { AnswerTo } from '#contract/commands/input';
import type { RequestContext } from '../request/context';
import { deficiencyByRule } from '../rules/file/deficiency-rule';
import { movedClocks } from './moved-clocks';
import { movedGates, readGateBasis } from './moved-gates';
import type { FileToRecalculate } from './files-to-recalculate';
import { readFilesToRecalculate, underRule } from './files-to-recalculate';
import { rulesByProvince } from './rules-by-province';

type Preview = AnswerTo<'previewRule'>;

/** So many are told one by one; all are counted. */
const most = 100;

/** What becomes of open files by other rules of a province, or of the whole country; `from` is the day on which those begin. */
export async function previewRules(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  rules: readonly KeptRule[],
  then: readonly Rule[],
  { province, from }: { readonly province: Rule['province']; readonly from: string },
): Promise<Preview> {
  const [before, after] = [rulesByProvince(rules), rulesByProvince(then)];
  const files: Preview['files'][number][] = [];
  const gates: Preview['gates'][number][] = [];
  const shortfalls: Preview['shortfalls'][number][] = [];
  let [examined, moved, gated, claimed] = [0, 0, 0, 0];
  for await (const batch of readFilesToRecalculate(db, underRule(province))) {
    const bases = await readGateBasis(
      db,
      batch.map(({ _id }) => _id),
    );
    for (const file of batch) {
      const both = [before(file.state), after(file.state)] as const;
      const which = { fileId: file._id, ref: file.ref };
      const today = todayIn(file.state, now);
      const clocks = movedClocks(file, ...both);
      const basis = bases.get(file._id);
      // A rule of a day to come opens and shuts nothing before it.
      const turned = basis ? movedGates(file, basis, both, from > today ? from : today) : [];
      const claim = movedClaim(file, both, from > today ? new Date(`${from}T17:00:00Z`) : now);
      examined += 1;
      if (clocks.length > 0) moved += 1;
      if (turned.length > 0) gated += 1;
      if (claim) claimed += 1;
      files.push(...clocks.slice(0, most - files.length).map((clock) => ({ ...which, ...clock })));
      gates.push(...turned.slice(0, most - gates.length).map((gate) => ({ ...which, ...gate })));
      if (claim && shortfalls.length < most) shortfalls.push({ ...which, ...claim });
    }
  }
  return { examined, moved, files, gated, gates, claimed, shortfalls };
}

/** Whether a shortfall may be claimed follows the rules, unless a person said otherwise and why. */
function movedClaim(
  file: FileToRecalculate,
  [before, after]: readonly [readonly Rule[], readonly Rule[]],
  now: Date,
): { readonly before: boolean | null; readonly after: boolean | null } | null {
  if (file.deficiencyReason) return null;
  const [was, is] = [deficiencyByRule(before, file, now), deficiencyByRule(after, file, now)];
  // Where no rule answers any more, what stands is left for a person to settle.
  return was === is || is === null ? null : { before: file.deficiencyAllowed ?? null, after: is };
}
