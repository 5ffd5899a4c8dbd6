import { demoPeople, demoPassword } from './seed/demo-network';
import { openHost } from './open-host';
import { openLog } from './open-log';
import type { RunningHost } from './open-host';
import { readSettings } from './settings';
import type { Settings } from './settings';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

// Who listens may be gone before the host is, with the terminal or the pipe that it stood in: then nobody hears it, and its work goes on.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/** Starts the host, says where it is and how to get in, and stops it gently when asked to. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'));
  const began = performance.now();
  const open = await openHost(settings, log, say);
  const stop = once(() => close(open));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  welcome(settings, open, performance.now() - began);
}

async function close(open: RunningHost): Promise<void> {
  say('Stopping: letting what is under way finish …');
  await open.close();
  process.exit(0);
}

function once(run: () => Promise<void>): () => void {
  let running: Promise<void> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    });
  };
}

function welcome(settings: Settings, { port, firstLink }: RunningHost, milliseconds: number): void {
  const address = settings.port === port ? settings.publicUrl : `http://localhost:${port}`;
  say(`\nCollateral Desk is ready at ${address} (${(milliseconds / 1000).toFixed(1)} s)\n`);
  if (firstLink) say(`Nobody can sign in yet. Make the first administrator here, once:\n  ${firstLink}\n`);
  if (!settings.demo) return;
  say(`Demo sign-ins, all with the password ${demoPassword}`);
  for (const { email, role } of demoPeople) say(`  ${email.padEnd(40)} ${role}`);
  say(`Sign-in codes appear at ${address}/outbox\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? `${error.message}\n${error.cause instanceof Error ? `${error.cause.message}\n` : ''}` : String(error)}\n`,
  );
  process.exit(1);
});
