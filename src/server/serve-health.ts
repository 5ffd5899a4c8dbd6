import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { migrationNames } from './database/migrate';
import type { AppContext } from './request/context';

/** For operators: `/healthz` says that the process is up, `/readyz` that it can work. */
export function serveHealth(server: FastifyInstance, app: AppContext): void {
  server.get('/healthz', async () => ({ status: 'up' }));
  server.get('/readyz', async (_, reply) => {
    try {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(app.db);
      const missing = migrationNames.filter((name) => !rows.some((row) => row.name === name));
      if (missing.length > 0) return await reply.code(503).send({ status: 'migrating' });
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'database unreachable' });
    }
  });
}
