import { sql } from 'kysely';
import { assignableTypes, openAssignment } from '#contract/lifecycles/assignment';
import type { Recorded } from '#contract/resources/index';
import type { Input } from '../commands/handler';
import { conditions } from '../records/conditions';
import type { RequestContext } from '../request/context';
import { companyShownAs } from '../rules/company/company-shown-as';
import { asShown } from '../rules/file/proving-documents';

/** A company that files are given to, as far as the caller reads it. `isOn`: the file was given to it already. */
export type AssignableCompany = Pick<
  Recorded<'company'>,
  '_id' | 'companyName' | 'activityType' | 'city' | 'state' | 'lineage' | 'compliance' | 'statesServed'
> & {
  readonly companyStatus: Recorded<'company'>['companyStatus'] | null;
  readonly postalCode: string | null;
  readonly isOn: boolean;
};

type Narrowing = Pick<Input<'listCandidates'>, 'activityType' | 'state' | 'search'>;

/** All companies that files are given to, by their names: of a kind, serving a province, by a part of their name, in the caller's scope. */
export async function assignableCompanies(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  fileId: string,
  asked: Narrowing,
): Promise<AssignableCompany[]> {
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
  const { rows: companies } = await sql<AssignableCompany>`
    select t._id, t."companyName", t."activityType", t.city, t.state, t.lineage, ${shown('companyStatus')},
      ${asShown(companyShownAs(caller, 'compliance') ?? sql`t.compliance`)} compliance,
      ${shown('statesServed')}, ${shown('postalCode')}, exists (select from "companyAssignment" a where a."fileId" = ${fileId}::uuid and a."companyId" = t._id
      and a.status = any(${openAssignment}::text[])) "isOn"
    from company t where ${conditions('company', named, caller)} and ${serving} order by t."companyName", t._id`.execute(
    db,
  );
  return companies;
}
