// Every check, in the order in which they fail fastest; what needs nothing of the others runs beside them. Stops after the first
// step with a check that fails, and says which.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { findChromium } from './chromium.mjs';

const env = { ...process.env };
const check = (name, command, ...args) => ({ name, command, args });
/** A step is rows of checks: the rows run side by side, the checks of a row one after the other. */
const steps = [
  [
    [check('types', 'npm', 'run', '--silent', 'check:types')],
    [check('lint', 'npx', 'eslint', '.', '--max-warnings', '0')],
    [check('promises', 'npx', 'oxlint', 'src', 'tests')],
    [check('format', 'npx', 'prettier', '--check', '--cache', '--log-level', 'warn', '.')],
    [check('printed', 'npx', 'tsx', 'scripts/print.ts', '--check')],
    [check('build', 'node', 'scripts/build.mjs'), check('weight', 'node', 'scripts/weight.mjs')],
  ],
  [[check('tests', 'npx', 'vitest', 'run')]],
  [[check('journeys', 'npx', 'playwright', 'test')]],
];

/** Runs a check and answers whether it failed. One among several says nothing before it is over, so that no two speak at once. */
function hasFailed({ name, command, args }, isAlone) {
  const began = Date.now();
  const heard = [];
  if (isAlone) process.stdout.write(`\n— ${name}\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (said) => heard.push(said));
    child.stderr?.on('data', (said) => heard.push(said));
    child.on('error', reject);
    child.on('close', (status) => {
      if (!isAlone) process.stdout.write(`\n— ${name}\n${Buffer.concat(heard)}`);
      process.stdout.write(`  ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
      resolve(status !== 0);
    });
  });
}

/** Runs the checks of a row up to the first that fails, and answers its name. */
async function runRow(row, isAlone) {
  for (const one of row) if (await hasFailed(one, isAlone)) return one.name;
}

for (const rows of steps) {
  if (rows.flat().some(({ name }) => name === 'journeys')) env.CHROMIUM = findChromium();
  const results = await Promise.all(rows.map((row) => runRow(row, rows.length === 1)));
  const failed = results.filter(Boolean);
  if (failed.length === 0) continue;
  process.stderr.write(`\n${failed.join(', ')} failed.\n`);
  process.exit(1);
}
