import type { Db } from '../database/tables';
import type { Answered, RequestContext } from '../request/context';
import { inTransaction } from '../request/in-transaction';

/** Runs seeders in their order, in one transaction: how many records are new. Seeding twice changes nothing. */
export function seedWith(
  ...seeders: ((db: Db) => Promise<number>)[]
): (context: RequestContext) => Promise<Answered<{ readonly seeded: number }>> {
  return (context) =>
    inTransaction(context, async (context) => {
      let seeded = 0;
      for (const seeder of seeders) seeded = await seeder(context.db);
      return { body: { seeded } };
    });
}
