import { sql } from 'kysely';
import { dayBefore } from '#contract/money/days';
import { usualPstFees } from '#contract/reference/fee-supplies';
import { todayIn } from '#contract/placement/province-time';
import { Problem } from '#contract/problems';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { writeChange } from '../records/update';
import { takeAll } from '../records/take';
import type { TransactionContext } from '../request/context';
import { conflict, invalid } from './refuse';
import type { Rules } from '../records/rules';
import { everyone } from './scopes';

type Rates = Recorded<'provinceTax'>;

/** What stays as it was once it applies: invoices were made with it. */
const settled = ['gstRate', 'hstRate', 'pstRate', 'pstName', 'pstFees', 'effectiveFrom'];

type Period = Pick<Rates, 'effectiveFrom' | 'effectiveTo' | 'hstRate' | 'gstRate' | 'pstRate'>;

function checkPeriod(rates: Period): void {
  if (rates.effectiveTo && rates.effectiveTo < rates.effectiveFrom)
    throw invalid(
      'effectiveTo',
      sentence('values.notBefore', { field: 'effectiveTo', other: 'effectiveFrom' }),
    );
  if (rates.hstRate > 0 && (rates.gstRate > 0 || rates.pstRate > 0))
    throw invalid('hstRate', sentence('network.hstRateStandsPlaceGstRatePstRate'));
}

/**
 * New rates begin today or later, and end those that were open until then. Where nothing is said of the kinds of fee that bear a
 * provincial tax they stay those that do; where there was no such tax yet, they are the usual ones.
 */
async function complete(context: TransactionContext, draft: Draft<'provinceTax'>): Promise<Partial<Rates>> {
  const rates = {
    ...draft,
    effectiveTo: draft.effectiveTo ?? null,
    gstRate: draft.gstRate ?? 0,
    hstRate: draft.hstRate ?? 0,
    pstRate: draft.pstRate ?? 0,
  };
  checkPeriod(rates);
  if (draft.effectiveFrom < todayIn(draft.province, context.now))
    throw conflict(sentence('network.newRatesBeginTodayLater'));
  const open = await takeAll(
    context,
    'provinceTax',
    sql`t.province = ${draft.province} and t."effectiveTo" is null and t."effectiveFrom" < ${draft.effectiveFrom}::date`,
  );
  for (const one of open)
    await writeChange(context, 'provinceTax', one, { effectiveTo: dayBefore(draft.effectiveFrom) });
  await refuseOverlap(context, draft.province, rates, null);
  if (draft.pstFees !== undefined) return {};
  const taxedBefore = open.find(({ pstRate }) => pstRate > 0);
  return { pstFees: taxedBefore?.pstFees ?? (rates.pstRate > 0 ? [...usualPstFees] : []) };
}

async function change(
  context: TransactionContext,
  current: Rates,
  { _id, version: _, ...fields }: Change<'provinceTax'>,
): Promise<Partial<Rates>> {
  const today = todayIn(current.province, context.now);
  const after = { ...current, ...fields } as Rates;
  checkPeriod(after);
  if (current.effectiveFrom <= today) {
    const late = settled.find((field) => field in fields);
    if (late)
      throw new Problem('TOO_LATE', {
        message: sentence('network.theseRatesApplyAlreadyAdd'),
        errors: { [late]: sentence('network.appliesAlready') },
      });
    if ('effectiveTo' in fields && after.effectiveTo && after.effectiveTo < dayBefore(today))
      throw conflict(sentence('network.ratesApplyEndTodayLater'));
  } else if (after.effectiveFrom < today) throw conflict(sentence('network.newRatesBeginTodayLaterToo'));
  await refuseOverlap(context, current.province, after, _id);
  return {};
}

async function refuseOverlap(
  context: TransactionContext,
  province: string,
  period: Pick<Period, 'effectiveFrom' | 'effectiveTo'>,
  except: string | null,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`provinceTax|${province}`}, 0))`.execute(
    context.db,
  );
  const { rows } = await sql<{ effectiveFrom: string }>`
    select "effectiveFrom" from "provinceTax" where province = ${province} and _id is distinct from ${except}::uuid
    and daterange("effectiveFrom", "effectiveTo", '[]') && daterange(${period.effectiveFrom}::date, ${period.effectiveTo}::date, '[]')
    limit 1`.execute(context.db);
  if (rows[0]) throw conflict(sentence('network.theseDaysRatesAlready', { day: rows[0].effectiveFrom }));
}

export const provinceTaxRules: Rules<'provinceTax'> = {
  scope: everyone,
  beforeCreate: complete,
  beforeUpdate: change,
  history: (event, rates) => ({
    type: 'system',
    message: sentence('network.taxRatesWereWas', {
      province: rates.province,
      day: rates.effectiveFrom,
      event,
    }),
    visibility: 'internal',
  }),
};
