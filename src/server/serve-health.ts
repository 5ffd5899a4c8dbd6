import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { migrationNames } from './database/migrate';
import type { AppContext } from './request/context';

/** Milliseconds in which a database answers that can work. */
const patience = 2_000;

function tooLong(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), patience).unref());
}

/** For operators: `/healthz` says that the process and its own database are up, `/readyz` that they can work. */
export function serveHealth(server: FastifyInstance, app: AppContext): void {
  server.get('/healthz', async (_, reply) => {
    // The host's own database is a part of it: a supervisor that asks here may start both anew.
    if (app.ill() === 'database-down') return reply.code(503).send({ status: 'database-down' });
    return { status: 'up' };
  });
  server.get('/readyz', async (_, reply) => {
    const illness = app.ill();
    if (illness) return reply.code(503).header('retry-after', '5').send({ status: illness });
    try {
      const asked = sql<{ name: string }>`select name from kysely_migration`.execute(app.db);
      const { rows } = await Promise.race([asked, tooLong()]);
      const missing = migrationNames.filter((name) => !rows.some((row) => row.name === name));
      if (missing.length > 0) return await reply.code(503).send({ status: 'migrating' });
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'database unreachable' });
    }
  });
}
