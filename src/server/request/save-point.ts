import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { TransactionContext } from './context';

/**
 * Runs a part of a batch that may be refused: what it wrote is taken back then, and the rest of the batch holds. A clash
 * with what someone else wrote meanwhile counts as a refusal too. `keep: false` takes it back in any case: a rehearsal.
 */
export async function attempt<T>(
  context: TransactionContext,
  run: () => Promise<T>,
  keep = true,
): Promise<{ readonly value: T } | { readonly refused: Problem }> {
  await sql`savepoint attempt`.execute(context.db);
  try {
    const value = await run();
    if (!keep) await sql`rollback to savepoint attempt`.execute(context.db);
    await sql`release savepoint attempt`.execute(context.db);
    return { value };
  } catch (error) {
    const refused = asProblem(error);
    if (!refused) throw error;
    await sql`rollback to savepoint attempt`.execute(context.db);
    await sql`release savepoint attempt`.execute(context.db);
    return { refused };
  }
}

function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  const { code } = error as { code?: unknown };
  return code === '23505' ? new Problem('DUPLICATE') : undefined;
}
