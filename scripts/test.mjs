// Every check, in the order in which they fail fastest. Stops at the first that fails, and says which.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

const env = { ...process.env };
const steps = [
  ['types', ['npx', 'tsc', '--noEmit']],
  ['lint', ['npx', 'eslint', '.', '--max-warnings', '0']],
  ['format', ['npx', 'prettier', '--check', '--log-level', 'warn', '.']],
  ['printed', ['npx', 'tsx', 'scripts/print.ts', '--check']],
  ['tests', ['npx', 'vitest', 'run']],
  ['build', ['node', 'scripts/build.mjs']],
  ['weight', ['node', 'scripts/weight.mjs']],
  ['journeys', ['npx', 'playwright', 'test'], () => (env.CHROMIUM = findChromium())],
];

for (const [name, [command, ...args], before] of steps) {
  before?.();
  const began = Date.now();
  process.stdout.write(`\n— ${name}\n`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) {
    process.stderr.write(`\n${name} failed.\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`  ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}
