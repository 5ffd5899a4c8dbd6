import { sql } from 'kysely';
import { seedId } from '#server/seed/seed-id';
import type { TestHost } from './host';

/** Puts companies and people on a file, by the code of the company and what stands before `@demo.example`. */
export async function share(
  host: TestHost,
  fileId: string,
  { companies = [], people = [] }: { companies?: readonly string[]; people?: readonly string[] },
): Promise<void> {
  const companyIds = companies.map((code) => seedId('company', code));
  const userIds = people.map((who) => seedId('user', `${who}@demo.example`));
  await sql`update file set "assignedCompanies" = ${companyIds}::uuid[], "assignedUsers" = ${userIds}::uuid[]
    where _id = ${fileId}::uuid`.execute(host.app.db);
}
