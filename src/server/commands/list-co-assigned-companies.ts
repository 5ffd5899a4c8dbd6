import { sql } from 'kysely';
import type { Row } from '../database/tables';
import { columns } from '../records/columns';
import { conditions } from '../records/conditions';
import { present } from '../records/present';
import { from } from '../records/from';
import { companiesOnFiles } from '../rules/company/company-scope';
import type { Handler } from './handler';

/** The companies that stand on a file in the caller's scope, but for the caller's own. */
export const listCoAssignedCompanies: Handler<'listCoAssignedCompanies'> = async ({ db, caller }) => {
  const shared = companiesOnFiles(caller) ?? sql`array[]::uuid[]`;
  const { rows } = await sql<Row>`
    select ${columns('company', 'brief', caller)} from ${from('company')}
    where ${conditions('company', {}, caller)} and t._id = any(${shared}) and not t._id = any(${caller.family}::uuid[])
    order by t."companyName", t._id`.execute(db);
  const data = rows.map((row) => present('company', row, caller));
  return { body: { data, total: data.length, page: 1, size: data.length } };
};
