import { sql } from 'kysely';
import { seedId } from '#server/seed/seed-id';
import type { TestHost } from './host';

/** Puts companies and people on a file, by the code of the company and what stands before `@demo.example`: they work it, as if each had accepted it. */
export async function share(
  host: TestHost,
  fileId: string,
  { companies = [], people = [] }: { companies?: readonly string[]; people?: readonly string[] },
): Promise<void> {
  const companyIds = companies.map((code) => seedId('company', code));
  const userIds = people.map((who) => seedId('user', `${who}@demo.example`));
  await sql`update "companyAssignment" set status = 'recalled' where "fileId" = ${fileId}::uuid`.execute(
    host.app.db,
  );
  await sql`insert into "companyAssignment" (_id, "fileId", "companyId", "activityType", role, status, "sharePreviousFindings", "assignedAt",
      "acceptedAt", "createdAt", "updatedAt")
    select gen_random_uuid(), ${fileId}::uuid, c._id, c."activityType", 'primary', 'accepted', false, now() + n.place * interval '1 s', now(), now(), now()
    from unnest(${companyIds}::uuid[]) with ordinality n(_id, place) join company c on c._id = n._id`.execute(
    host.app.db,
  );
  await sql`update file set "assignedCompanies" = ${companyIds}::uuid[], "assignedUsers" = ${userIds}::uuid[]
    where _id = ${fileId}::uuid`.execute(host.app.db);
}
