import { sql } from 'kysely';
import type { AnswerTo } from '#contract/commands/input';
import { readRulesAbout } from '../enforcement/read-rules';
import { noteFor } from '../enforcement/rule-note';
import { sourceFor } from '../enforcement/rule-source';
import { scopeConditions } from '../records/conditions';
import { peopleInScope } from '../rules/company/company-scope';
import type { Handler } from './handler';

type Versions = AnswerTo<'listRuleVersions'>;

/**
 * Tells what a rule has said from which day to which, what comes, and who changed it when and why. Who it was is told to whoever may know
 * of them.
 */
export const listRuleVersions: Handler<'listRuleVersions'> = async ({ db, caller, language }, { ruleId }) => {
  const { rules, rule } = await readRulesAbout(db, ruleId);
  const reach = JSON.stringify(rule.appliesTo);
  const versions = rules
    .filter(
      (one) =>
        one.province === rule.province && one.key === rule.key && JSON.stringify(one.appliesTo) === reach,
    )
    .sort((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom))
    .map((one) => {
      const source = sourceFor(one.sourceTitle, language);
      return {
        ...one,
        sourceTitle: source.title,
        sourceLanguage: source.language,
        note: noteFor(one.note ?? null, language),
      };
    });
  const ids = versions.map(({ _id }) => _id);
  const { rows: changes } = await sql<Versions['changes'][number]>`
    select c._id, c.at, t._id "userId", c.reason, c.before, c.after from "ruleChange" c
    left join "user" t on ${sql.join([sql`t._id = c."userId"`, ...scopeConditions(peopleInScope(caller))], sql.raw(' and '))}
    where c."ruleId" = any(${ids}::uuid[]) or c."begunId" = any(${ids}::uuid[]) order by c.at desc, c._id desc`.execute(
    db,
  );
  return { body: { versions: versions as unknown as Versions['versions'], changes } };
};
