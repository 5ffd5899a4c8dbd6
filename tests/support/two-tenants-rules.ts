import { enforcementRules } from '#contract/reference/enforcement-rules';
import type { Db } from '#server/database/tables';
import { newId } from '#server/database/new-id';
import { seedId } from '#server/seed/seed-id';
import type { Canaries } from './canaries';

const [rule] = enforcementRules;
if (!rule) throw new Error('there are no rules of law');

/** A rule of law that somebody of the first agency changed. */
export const changedRule = seedId(
  'enforcementRule',
  JSON.stringify([rule.province, rule.key, rule.appliesTo, rule.effectiveFrom]),
);

/** Has the accountant of the first agency change a rule: what it says is everybody's to read, who they are is not. */
export async function fillRules(db: Db, canaries: Canaries): Promise<void> {
  const userId = seedId('user', 'accountant@demo.example');
  canaries.keep('user.accountant.card', 'ruleChange.userId', userId);
  await db
    .insertInto('ruleChange')
    .values({
      ...{
        _id: newId(Date.now()),
        ruleId: changedRule,
        begunId: changedRule,
        at: '2026-10-01T12:00:00.000Z',
      },
      ...{ userId, reason: 'The Act was amended', before: JSON.stringify({}), after: JSON.stringify({}) },
    })
    .execute();
}
