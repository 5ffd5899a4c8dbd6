import { sql } from 'kysely';
import { assignableTypes, openAssignment } from '#contract/lifecycles/assignment';
import { maySeize, takesNothing } from '#contract/lifecycles/seizure-licence';
import { mainFee } from '#contract/money/main-fee';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { RowOf, Unworded } from '#contract/commands/input';
import { assetPlace } from '../candidates/asset-place';
import { vendorPrices } from '../candidates/vendor-prices';
import { vendorRecords } from '../candidates/vendor-records';
import { kmBetween, placeOf } from '../geo/place';
import { conditions } from '../records/conditions';
import { find } from '../records/find';
import { companyShownAs } from '../rules/company/company-shown-as';
import { whyBlocked } from '../rules/company/company-compliance';
import type { Handler } from './handler';

type Candidate = Unworded<RowOf<'listCandidates'>>;
type Company = Pick<
  Recorded<'company'>,
  '_id' | 'companyName' | 'activityType' | 'city' | 'state' | 'lineage' | 'compliance' | 'statesServed'
> & {
  readonly companyStatus: Recorded<'company'>['companyStatus'] | null;
  readonly postalCode: string | null;
  readonly isOn: boolean;
};

const most = 200;

/** The companies that a file could be given to, the likeliest first. */
export const listCandidates: Handler<'listCandidates'> = async (context, asked) => {
  const { db, caller, now } = context;
  const file = await find(db, 'file', asked.fileId, caller);
  const kinds = asked.activityType ? [asked.activityType] : assignableTypes;
  const named = {
    activityType: [...kinds],
    ...(asked.search?.trim() && { companyName: [asked.search.trim()] }),
  };
  // Of others' companies less is read.
  const shown = (field: string) =>
    sql`${companyShownAs(caller, field) ?? sql.raw(`t."${field}"`)} as ${sql.raw(`"${field}"`)}`;
  const serving = asked.state
    ? sql`${companyShownAs(caller, 'statesServed') ?? sql`t."statesServed"`} @> array[${asked.state}]`
    : sql`true`;
  const { rows: companies } = await sql<Company>`
    select t._id, t."companyName", t."activityType", t.city, t.state, t.lineage, ${shown('companyStatus')}, ${shown('compliance')},
      ${shown('statesServed')}, ${shown('postalCode')}, exists (select from "companyAssignment" a where a."fileId" = ${file._id}::uuid and a."companyId" = t._id
      and a.status = any(${openAssignment}::text[])) "isOn"
    from company t where ${conditions('company', named, caller)} and ${serving} order by t."companyName", t._id limit ${most}`.execute(
    db,
  );
  const today = todayIn(file.state, now);
  const place = await assetPlace(db, file._id);
  const records = await vendorRecords(
    context,
    file,
    companies.map(({ _id }) => _id),
  );
  const feeOf = ({ activityType }: Company) => mainFee(activityType, file.assignmentType);
  const prices = await vendorPrices(
    context,
    file,
    companies.flatMap((company) => {
      const feeType = feeOf(company);
      return feeType ? [{ companyId: company._id, lineage: company.lineage ?? [], feeType }] : [];
    }),
    today,
  );
  const mostAlike = new Map<string, number>();
  for (const { _id, activityType } of companies)
    mostAlike.set(activityType, Math.max(mostAlike.get(activityType) ?? 0, records.get(_id)?.alike ?? 0));
  const seizes = !takesNothing.includes(file.assignmentType);
  const data = companies.map((company): Candidate => {
    const record = records.get(company._id);
    const there = placeOf(company.postalCode);
    const price = prices.get(company._id);
    const alike = record?.alike ?? 0;
    return {
      companyId: company._id,
      companyName: company.companyName,
      activityType: company.activityType,
      city: company.city,
      state: company.state,
      companyStatus: company.companyStatus,
      blocked: whyBlocked(company, now) ?? null,
      serves: (company.statesServed ?? []).includes(file.state),
      licensed: company.activityType === 'bailiff' && seizes ? maySeize(company, file.state, today) : null,
      isOn: company.isOn,
      km: place && there ? Math.round(kmBetween(place, there)) : null,
      feeType: feeOf(company) ?? null,
      price: price?.amount ?? null,
      unit: price?.unit ?? null,
      asked: record?.asked ?? 0,
      accepted: record?.accepted ?? 0,
      secured: record?.secured ?? 0,
      isUsual: alike >= leastAlike && alike === mostAlike.get(company.activityType),
    };
  });
  return { body: { data: data.sort(likelier) } };
};

/** Fewer say nothing of what is usual. */
const leastAlike = 2;
const farthest = 1_000_000;

const mayWork = ({ blocked, companyStatus, isOn }: Candidate): boolean =>
  !blocked && (companyStatus ?? 'active') === 'active' && !isOn;

/** The usual one first, then who may and serves the province, the nearest and then the cheapest before the others. */
function likelier(one: Candidate, other: Candidate): number {
  const weights = (row: Candidate): number[] => [
    mayWork(row) ? 0 : 1,
    row.isUsual ? 0 : 1,
    row.serves && row.licensed !== false ? 0 : 1,
    row.km ?? farthest,
    Number(row.price ?? farthest),
  ];
  const [a, b] = [weights(one), weights(other)];
  const at = a.findIndex((weight, index) => weight !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
