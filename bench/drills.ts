// Tries to break the house in every way that it promises to stand, and prints what it promised, how that was tried and what came of it;
// ends with 1 where something did not hold.
// npm run drills [-- --only attacks|guessing|floods|kills|disk|uploads|money|races|clocks|sockets]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drills } from './drills-declared';
import type { Drill } from './drills-declared';
import { isOver, lineOf } from './figure';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });
const chosen = drills.filter(({ part }) => values.only.length === 0 || values.only.includes(part));
if (chosen.length === 0) throw new Error(`There is no such drill: ${values.only.join(', ')}.`);

/** Runs the files of all drills, one after the other: what they measure is measured beside nothing else. */
function run(files: readonly string[]): Report {
  const folder = mkdtempSync(path.join(tmpdir(), 'drills-'));
  const outcome = path.join(folder, 'outcome.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outcome}`];
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...reporters, ...files],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const report = JSON.parse(readFileSync(outcome, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  return report;
}

/** What came of a drill: how many of its claims held, which did not, and how long it was tried. */
function figureOf(report: Report, { files }: Drill): { readonly held: boolean; readonly figure: string } {
  const own = report.testResults.filter(({ name }) => files.some((file) => name.endsWith(file)));
  const claims = own.flatMap(({ assertionResults }) => assertionResults);
  const tried = claims.filter(({ status }) => status === 'passed' || status === 'failed');
  const broken = claims.filter(({ status }) => status === 'failed');
  const left = claims.length - tried.length;
  const seconds = own.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0);
  const parts = [
    `${tried.length - broken.length} of ${tried.length} claims held in ${seconds.toFixed(0)} s`,
    ...(left > 0 ? [`${left} not tried here`] : []),
    ...broken.map(({ fullName }) => `BROKEN: ${fullName}`),
  ];
  return {
    held: own.length === files.length && tried.length > 0 && broken.length === 0,
    figure: parts.join('; '),
  };
}

/** What was measured of a drill, beside its budgets. */
async function measuredOf({
  measure,
}: Drill): Promise<{ readonly held: boolean; readonly figures: readonly string[] }> {
  const figures = (await measure?.()) ?? [];
  return {
    held: !figures.some(isOver),
    figures: figures.map((figure) => lineOf(figure).trim().replace(/ +/g, ' ')),
  };
}

const report = run([...new Set(chosen.flatMap(({ files }) => files))]);
const rows = [];
for (const drill of chosen) {
  const claims = figureOf(report, drill);
  const measured = await measuredOf(drill);
  rows.push({
    ...drill,
    held: claims.held && measured.held,
    figure: [claims.figure, ...measured.figures].join('; '),
  });
}
process.stdout.write('\n| Promise | Drill | Figure |\n| --- | --- | --- |\n');
for (const { promise, how, figure } of rows) process.stdout.write(`| ${promise} | ${how} | ${figure} |\n`);
process.exitCode = rows.every(({ held }) => held) ? 0 : 1;
