import type { RowOf } from '#contract/commands/input';
import { sql } from 'kysely';
import { scopeConditions } from '../records/conditions';
import { find } from '../records/find';
import { readCallerOfUser } from '../request/caller';
import { rulesOf } from '../records/installed-rules';
import { fileScope } from '../rules/scopes';
import type { Handler } from './handler';

type Company = RowOf<'listNoteRecipients'>;
type Person = Company['users'][number] & Pick<Company, 'companyId' | 'companyName'>;

/** Who may receive notes on a file, by company: note admins of the client, the agency and the assigned companies. */
export const listNoteRecipients: Handler<'listNoteRecipients'> = async (context, { fileId }) => {
  const { db, caller } = context;
  const file = await find(db, 'file', fileId, caller);
  const sides = [file.clientId, file.agencyId, ...(file.assignedCompanies ?? [])];
  const chosen = [
    sql`c.lineage && ${sides}::uuid[]`,
    sql`t."noteAdmin" and t."userStatus" = 'active' and t._id <> ${caller.userId}::uuid`,
    ...scopeConditions(rulesOf('user').scope(caller)),
  ];
  const { rows } = await sql<Person>`
    select t._id, t."firstName", t."lastName", t.title, c._id "companyId", c."companyName"
    from "user" t join company c on c._id = t."companyId"
    where ${sql.join(chosen, sql.raw(' and '))}
    order by array_position(${sides}::uuid[], c.lineage[1]), c."companyName", t."lastName", t."firstName"`.execute(
    db,
  );
  const groups = new Map<string, Company & { readonly users: Company['users'][number][] }>();
  for (const { companyId, companyName, ...user } of rows) {
    if (!(await reaches(context, user._id, fileId))) continue;
    const group = groups.get(companyId) ?? { companyId, companyName, users: [] };
    group.users.push(user);
    groups.set(companyId, group);
  }
  return { body: { data: [...groups.values()] } };
};

async function reaches(
  { db }: Parameters<Handler<'listNoteRecipients'>>[0],
  userId: string,
  fileId: string,
): Promise<boolean> {
  const reader = await readCallerOfUser(db, userId);
  if (!reader) return false;
  const all = [sql`t._id = ${fileId}::uuid`, ...scopeConditions(fileScope(reader))];
  const { rows } = await sql`select 1 from file t where ${sql.join(all, sql.raw(' and '))}`.execute(db);
  return rows.length > 0;
}
