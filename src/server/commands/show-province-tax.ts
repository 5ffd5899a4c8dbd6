import type { AnswerTo } from '#contract/commands/input';
import { todayIn } from '#contract/placement/province-time';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { noteFor } from '../enforcement/rule-note';
import { sourceFor } from '../enforcement/rule-source';
import { present } from '../records/present';
import { findWhere } from '../records/find';
import { sql } from 'kysely';
import type { Handler } from './handler';

const quebec = 'QC';

/**
 * The rates of a province in force on a day, all its rates, and its rules of enforcement with those of the whole country that
 * it has no rule of its own for.
 * @throws Problem NOT_FOUND for a day without rates
 */
export const showProvinceTax: Handler<'showProvinceTax'> = async (context, { province, asOf }) => {
  const { db, caller, now } = context;
  const day = asOf ?? todayIn(province, now);
  const found = await findWhere(db, 'provinceTax', sql`t.province = ${province}`, caller);
  const rates = found.sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1));
  const row = rates.find(
    ({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (!effectiveTo || effectiveTo >= day),
  );
  if (!row) throw new Problem('NOT_FOUND', { message: sentence('network.thereNoRates', { province, day }) });
  const { gstRate, hstRate, pstRate, pstName, pstFees, effectiveFrom, effectiveTo } = row;
  // In Québec the provincial tax is the QST; both names say the same rate, of which one counts.
  const qstRate = province === quebec ? pstRate : 0;
  const { rows: rules } = await sql<AnswerTo<'showProvinceTax'>['enforcementRules'][number]>`
    select r._id, r.province, r.key, r.value, r.unit, r."appliesTo", r."sourceTitle", r."sourceUrl", r.confidence, r."verifiedOn",
      r."effectiveFrom", r."effectiveTo", r.note,
      (select max(c.at) from "ruleChange" c where c."begunId" = r._id) "changedAt"
    from "enforcementRule" r where r.province in (${province}, 'CA')
    and r."effectiveFrom" <= ${day}::date and (r."effectiveTo" is null or r."effectiveTo" >= ${day}::date)
    and (r.province <> 'CA' or not exists (select from "enforcementRule" o where o.province = ${province} and o.key = r.key
      and o."effectiveFrom" <= ${day}::date and (o."effectiveTo" is null or o."effectiveTo" >= ${day}::date)))
    order by r.province = 'CA', r.key, r._id`.execute(db);
  return {
    body: {
      province,
      gstRate,
      hstRate,
      pstRate,
      qstRate,
      pstName,
      pstFees,
      effectiveFrom,
      effectiveTo,
      rates: rates.map((one) => present('provinceTax', { ...one }, caller)),
      enforcementRules: rules.map((rule) => {
        const source = sourceFor(rule.sourceTitle, context.language);
        return {
          ...rule,
          sourceTitle: source.title,
          sourceLanguage: source.language,
          note: noteFor(rule.note, context.language),
        };
      }),
    },
  };
};
