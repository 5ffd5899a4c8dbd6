import { sql } from 'kysely';
import type { TestHost } from './host';
import type { Person } from './person';

/** Repairs of a file, of which the latest that stands is in this status: an older one goes before it, one that was called off comes after it. */
export async function putRepairs(host: TestHost, by: Person, fileId: string, latest: string): Promise<void> {
  for (const [minute, status] of ['in_progress', latest, 'cancelled'].entries()) {
    const repair = { fileId, category: 'keys', status: 'draft' };
    const { body } = await by.call('POST', '/repairsAndReconditioning/', repair);
    await sql`update "repairsAndReconditioning" set status = ${status}, "createdAt" = "createdAt" + make_interval(mins => ${minute})
      where _id = ${String(body._id)}::uuid`.execute(host.app.db);
  }
}
