import type { Db } from '../database/tables';
import type { Answer, Work } from '../request/work';
import { inTransaction } from '../request/in-transaction';

/** Runs seeders in their order, in one transaction: how many records are new. Seeding twice changes nothing. */
export function seedWith(...seeders: ((db: Db) => Promise<number>)[]): (work: Work) => Promise<Answer> {
  return (work) =>
    inTransaction(work, async (write) => {
      let seeded = 0;
      for (const seeder of seeders) seeded = await seeder(write.db);
      return { body: { seeded } };
    });
}
