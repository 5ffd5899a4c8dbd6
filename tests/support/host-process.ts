import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { EmbeddedCluster } from '#server/database/embedded/start-embedded';

/** Another process that opened the embedded database, and leaves it when its input ends. */
export interface HostProcess {
  opened: Pick<EmbeddedCluster, 'connection' | 'attached'>;
  child: ChildProcess;
  leave(): Promise<void>;
}

const start = new URL('../../src/server/database/embedded/start-embedded.ts', import.meta.url).href;

const program = `
  const { startEmbedded } = await import(${JSON.stringify(start)});
  const { dataDir, settings } = JSON.parse(process.argv[1]);
  const cluster = await startEmbedded({ dataDir, settings });
  console.log(JSON.stringify(cluster));
  process.stdin.on('end', () => void cluster.stop().then(() => process.exit(0)));
  process.stdin.resume();
`;

export async function startHostProcess(
  dataDir: string,
  settings: Record<string, string>,
): Promise<HostProcess> {
  const options = JSON.stringify({ dataDir, settings });
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program, options],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    opened: JSON.parse(line) as HostProcess['opened'],
    child,
    leave: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
