import { sql } from 'kysely';
import type { TestHost } from './host';

/** Stands the unit of a file as sold on a day, for 9000.00. */
export async function sellOn(host: TestHost, fileId: string, saleDate: string): Promise<string> {
  const remarketing = JSON.stringify({ saleDate, salePrice: '9000.00' });
  await sql`update file set stage = 'settlement', status = 'sold', remarketing = ${remarketing}::jsonb
    where _id = ${fileId}::uuid`.execute(host.app.db);
  return fileId;
}
