import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { Server } from 'socket.io';
import { expect, it, onTestFinished } from 'vitest';
import { startHost } from '../../support/host';

it('hands news on to the other hosts of its database that is too long for a notification', async () => {
  const { connection } = await startHost();
  const failures: unknown[] = [];
  const open = (): Server => {
    const pool = new pg.Pool(connection);
    const io = new Server(createServer(), {
      adapter: createAdapter(pool, { errorHandler: (error) => failures.push(error) }),
    });
    onTestFinished(async () => {
      await io.close();
      await pool.end();
    });
    return io;
  };
  const [one, other] = [open(), open()];
  const long = 'x'.repeat(20_000);
  const came: unknown[] = [];
  other.on('news', (said) => came.push(said));
  // Until the other listens to the database, what is said does not reach it.
  const saying = setInterval(() => one.serverSideEmit('news', long), 200);
  onTestFinished(() => clearInterval(saying));
  await expect.poll(() => failures.length + came.length, { timeout: 8_000 }).toBeGreaterThan(0);
  clearInterval(saying);
  expect(failures).toEqual([]);
  expect(came[0]).toBe(long);
}, 20_000);
