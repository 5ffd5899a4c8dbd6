// Every check, in the order in which they fail fastest. What needs nothing of the others runs beside them: the journeys wait often, for a
// page or a message, and leave their processor to the tests. Stops after the first step with a check that fails, and says which.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { findChromium } from './chromium.mjs';

const env = { ...process.env };
const check = (name, command, ...args) => ({ name, command, args });
/** Each step is lanes that run side by side, each lane its checks one after the other. */
const steps = [
  [
    [check('types', 'npm', 'run', '--silent', 'check:types')],
    [check('lint', 'npx', 'eslint', '.', '--max-warnings', '0')],
    [check('format', 'npx', 'prettier', '--check', '--cache', '--log-level', 'warn', '.')],
    [check('printed', 'npx', 'tsx', 'scripts/print.ts', '--check')],
  ],
  [
    [check('tests', 'npx', 'vitest', 'run')],
    [
      check('build', 'node', 'scripts/build.mjs'),
      check('weight', 'node', 'scripts/weight.mjs'),
      check('journeys', 'npx', 'playwright', 'test'),
    ],
  ],
];

/** Runs a check, which says nothing before it is over, so that no two speak at once; answers whether it passed. */
function run({ name, command, args }) {
  const began = Date.now();
  const heard = [];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (said) => heard.push(said));
    child.stderr.on('data', (said) => heard.push(said));
    child.on('error', reject);
    child.on('close', (status) => {
      process.stdout.write(`\n— ${name}\n${Buffer.concat(heard)}`);
      process.stdout.write(`  ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
      resolve(status === 0);
    });
  });
}

/** Runs the checks of a lane up to the first that fails, and answers its name. */
async function firstThatFails(lane) {
  for (const one of lane) {
    if (!(await run(one))) return one.name;
  }
  return undefined;
}

for (const lanes of steps) {
  if (lanes.flat().some(({ name }) => name === 'journeys')) env.CHROMIUM = findChromium();
  const failed = (await Promise.all(lanes.map(firstThatFails))).filter((name) => name !== undefined);
  if (failed.length === 0) continue;
  process.stderr.write(`\n${failed.join(', ')} failed.\n`);
  process.exit(1);
}
