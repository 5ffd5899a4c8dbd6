import { rulesWith } from '#contract/clocks/change-rule';
import { checkRuleChange } from '../enforcement/check-rule-change';
import { movedClocks } from '../enforcement/moved-clocks';
import type { MovedClock } from '../enforcement/moved-clocks';
import { readRulesAbout } from '../enforcement/read-rules';
import { readReckoned, underRule } from '../enforcement/reckoned-files';
import { rulesByProvince } from '../enforcement/rules-by-province';
import type { Handler } from './handler';

/** So many are told one by one; all are counted. */
const most = 100;

/** Tells whose clocks would move if a rule said something else. Nothing is written. */
export const previewRule: Handler<'previewRule'> = async ({ db }, asked) => {
  const { rules, rule } = await readRulesAbout(db, asked.ruleId);
  const before = rulesByProvince(rules);
  const after = rulesByProvince(rulesWith(rules, rule._id, checkRuleChange(rules, rule, asked)));
  const files: ({ fileId: string; ref: string } & MovedClock)[] = [];
  let [examined, moved] = [0, 0];
  for await (const batch of readReckoned(db, underRule(rule.province)))
    for (const file of batch) {
      const clocks = movedClocks(file, before(file.state), after(file.state));
      examined += 1;
      if (clocks.length > 0) moved += 1;
      for (const clock of clocks)
        if (files.length < most) files.push({ fileId: file._id, ref: file.ref, ...clock });
    }
  return { body: { examined, moved, files } };
};
