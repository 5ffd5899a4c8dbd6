import { sql } from 'kysely';
import { centsOf } from '#contract/money/cents';
import { feeTypes } from '#contract/reference/fee-types';
import { Problem } from '#contract/problems';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { operatingAgency } from '../../database/operating-agency';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';

type Line = Omit<Recorded<'companyFee'>, '_id' | 'version' | `created${string}` | `updated${string}`>;

/** The host's part of a new line of a price list: it only checks. */
export async function completeLine(
  context: TransactionContext,
  draft: Draft<'companyFee'>,
): Promise<Partial<Recorded<'companyFee'>>> {
  await checkLine(context, draft as unknown as Line, null);
  return {};
}

/** The same for a change. What was priced by the line keeps its price. */
export async function changeLine(
  context: TransactionContext,
  current: Recorded<'companyFee'>,
  { _id, version: _, ...change }: Change<'companyFee'>,
): Promise<Partial<Recorded<'companyFee'>>> {
  await checkLine(context, { ...current, ...change } as Line, _id);
  return {};
}

/**
 * Holds a line to its company's side, to amounts that fit each other, and to days that no other line of the same keys has.
 * @throws Problem INVALID naming the field, FORBIDDEN for who does not keep the platform's prices
 */
export async function checkLine(
  context: TransactionContext,
  line: Line,
  except: string | null,
): Promise<void> {
  if (!context.caller.operates && context.caller.scope !== 'all') throw new Problem('FORBIDDEN');
  const { direction } = feeTypes[line.feeType];
  if (direction !== 'both' && direction !== line.direction)
    throw invalid('direction', sentence('network.feeTypeOnly', { fee: line.feeType, direction }));
  await checkCompany(context, line);
  checkAmounts(line);
  if (line.effectiveTo && line.effectiveTo < line.effectiveFrom)
    throw invalid(
      'effectiveTo',
      sentence('values.notBefore', { field: 'effectiveTo', other: 'effectiveFrom' }),
    );
  if (line.isActive) await refuseOverlap(context, line, except);
}

async function checkCompany(context: TransactionContext, line: Line): Promise<void> {
  const { rows } = await sql<{ activityType: Recorded<'company'>['activityType']; platform: boolean }>`
    select "activityType", _id = ${operatingAgency} platform from company where _id = ${line.companyId}::uuid`.execute(
    context.db,
  );
  const [company] = rows;
  if (company && !company.platform) {
    const expected = sideOf(company.activityType) === 'client' ? 'receivable' : 'payable';
    if (line.direction !== expected)
      throw invalid('direction', sentence('network.priceListCompany', { direction: expected }));
  }
}

function checkAmounts(line: Line): void {
  const { minimumAmount, maximumAmount } = line;
  if (minimumAmount && maximumAmount && centsOf(maximumAmount) < centsOf(minimumAmount))
    throw invalid('maximumAmount', sentence('network.maximumAmountNotBelowMinimumAmount'));
  if (line.unit === 'percent' && centsOf(line.amount) > 10_000)
    throw invalid('amount', sentence('network.percentageMost100'));
}

async function refuseOverlap(context: TransactionContext, line: Line, except: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`companyFee|${line.companyId}`}, 0))`.execute(
    context.db,
  );
  const { rows } = await sql<{ effectiveFrom: string }>`
    select "effectiveFrom" from "companyFee" where "companyId" = ${line.companyId}::uuid and direction = ${line.direction}
      and "feeType" = ${line.feeType} and "isActive" and "deletedAt" is null and _id is distinct from ${except}::uuid
      and "clientId" is not distinct from ${line.clientId ?? null}::uuid and state is not distinct from ${line.state ?? null}
      and "assetType" is not distinct from ${line.assetType ?? null}
      and "contractType" is not distinct from ${line.contractType ?? null}
      and daterange("effectiveFrom", "effectiveTo", '[]') && daterange(${line.effectiveFrom}::date, ${line.effectiveTo ?? null}::date, '[]')
    limit 1`.execute(context.db);
  if (rows[0])
    throw invalid('effectiveFrom', sentence('network.theseDaysPriceAlready', { day: rows[0].effectiveFrom }));
}
