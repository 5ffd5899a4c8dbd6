import { sql } from 'kysely';
import { lineAmong } from '#contract/money/sources';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { operatingAgency } from '../database/operating-agency';
import { conditions } from '../records/conditions';
import type { RequestContext } from '../request/context';
import { may } from '../request/rights';

type Line = Recorded<'companyFee'>;

/** Whose price, and for which kind of fee. */
interface Asked {
  readonly companyId: string;
  readonly lineage: readonly string[];
  readonly feeType: ValueOf<'feeType'>;
}

/** What the price lists ask of each company for a file today, as far as the caller reads them. */
export async function vendorPrices(
  { db, caller }: RequestContext,
  file: Recorded<'file'>,
  asked: readonly Asked[],
  today: string,
): Promise<ReadonlyMap<string, Pick<Line, 'amount' | 'unit'>>> {
  if (asked.length === 0 || !may(caller, 'companyFee', 'list')) return new Map();
  const { rows: platforms } = await sql<{ platform: string }>`select ${operatingAgency} platform`.execute(db);
  const platform = platforms.map((row) => row.platform);
  const companies = [...new Set([...asked.flatMap(({ lineage }) => lineage), ...platform])];
  const { rows: lines } = await sql<Line>`
    select t.* from "companyFee" t where ${conditions('companyFee', {}, caller)}
      and t."companyId" = any(${companies}::uuid[]) and t.direction = 'payable' and t."isActive"
      and t."effectiveFrom" <= ${today}::date and (t."effectiveTo" is null or t."effectiveTo" >= ${today}::date)`.execute(
    db,
  );
  const { clientId, assetType, contractType, state } = file;
  const priced = { clientId, assetType, contractType, state, incurredOn: today };
  return new Map(
    asked.flatMap(({ companyId, lineage, feeType }) => {
      const own = lines.filter((one) => one.feeType === feeType);
      const line = lineAmong(own, [...lineage].reverse().concat(platform), priced);
      return line ? [[companyId, line] as const] : [];
    }),
  );
}
