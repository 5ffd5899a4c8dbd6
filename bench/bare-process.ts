// Runs SQL bare: the same statements that the host runs for a call, by the same driver, with nothing around them.
import pg from 'pg';
import { timed } from './statistics';

interface Task {
  readonly connection: pg.PoolConfig;
  readonly variants: readonly { readonly sql: string; readonly parameters: readonly unknown[] }[][];
  readonly calls: number;
  readonly atOnce: number;
}

process.once('message', (task: Task) => {
  void run(task).then((answer) => {
    process.send?.(answer);
    process.disconnect();
  });
});

async function run({
  connection,
  variants,
  calls,
  atOnce,
}: Task): Promise<{ took: number[]; wall: number; cpu: number }> {
  const pool = new pg.Pool({ ...connection, max: 12, options: '-c timezone=UTC' });
  const once = async (index: number): Promise<void> => {
    await Promise.all(
      (variants[index % variants.length] ?? []).map(({ sql, parameters }) =>
        pool.query(sql, [...parameters]),
      ),
    );
  };
  await timed(Math.min(calls, 60), atOnce, once);
  const before = process.cpuUsage();
  const began = performance.now();
  const took = await timed(calls, atOnce, once);
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  await pool.end();
  return { took, wall, cpu: (user + system) / 1000 };
}
