import type pg from 'pg';
import { besideTheLeast, theLeast } from './beside';
import type { AppContext } from './bench-host';
import { SqlCatcher } from './captured-sql';
import { signIn } from './client';
import type { Figure } from './figure';
import { measurePlans } from './plans';
import type { Worst } from './plans';
import { beforeRounds, inRounds } from './rounds';
import type { Taken } from './rounds';

/** Whoever reaches not all, each by another scope: their lists ask what the files are that a row may lie on. */
const otherReaders = ['supervisor', 'lender_supervisor', 'lender_user', 'vendor_manager', 'field_agent'];

/** The slowest page of each list, as a call that is taken in rounds. */
export const takenOf = (worst: readonly Worst[]): Taken[] =>
  worst.map(({ name, path }) => ({ name, send: ({ client }) => client.call('GET', path), isSame: true }));

/** The plans of all lists for each of them, and the slowest page of each list beside their own session. */
export async function measureOtherReaders(app: AppContext, pool: pg.Pool, each: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const who of otherReaders) {
    const email = `${who}@demo.example`;
    const client = await signIn(app.host.port, email);
    const theirs = { ...app, client };
    try {
      const catcher = new SqlCatcher(pool, client.sessionId);
      await catcher.as(email);
      const plans = await measurePlans(pool, catcher, who);
      figures.push(...plans.figures);
      const calls = [...theLeast, ...takenOf(plans.worst)];
      await beforeRounds(theirs, calls, each);
      const costs = await inRounds(theirs, calls, each);
      figures.push(...besideTheLeast(costs).filter(({ name }) => name.includes(who)));
    } finally {
      client.close();
    }
  }
  return figures;
}
