// Measures the product and prints each figure with its budget beside it; ends with 1 when one is over.
// npm run bench [-- --only reads|medium|exports|documents|bodies|recovery|reckoning|invoices|fees|weight|clicks|attempts|lighthouse|ingest|start] [--small 10000 --large 100000 --notes 5 --calls 400
//   --houses FOLDER] [--placements FILE] [--invoices 10000] [--against CHECKOUT]
import { parseArgs } from 'node:util';
import { measureAttempts } from './attempts';
import { measureBodies } from './bodies';
import { measureClicks } from './clicks';
import { measureDocuments } from './documents';
import { measureExports } from './exports';
import { measureFees } from './fees';
import { isOver, lineOf, say } from './figure';
import type { Figure } from './figure';
import { measureIngest } from './ingest';
import { measureInvoices } from './invoices';
import { measureLighthouse } from './lighthouse';
import { load, machine } from './machine';
import { measureMedium } from './medium';
import { measureReadsAndWrites } from './reads-and-writes';
import { measureReckoning } from './reckoning';
import { measureRecovery } from './recovery';
import { measureStart } from './start';
import { measureWeight } from './weight';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '100000' },
    notes: { type: 'string', default: '5' },
    calls: { type: 'string', default: '400' },
    houses: { type: 'string' },
    placements: { type: 'string' },
    invoices: { type: 'string', default: '10000' },
    against: { type: 'string' },
  },
});

const parts: Readonly<Record<string, { title: string; measure: () => Promise<Figure[]> }>> = {
  start: { title: 'Starting, as a newcomer does', measure: measureStart },
  weight: { title: 'The first pages, in a browser', measure: () => measureWeight(values.against) },
  clicks: { title: 'Clicks in a list of 25 rows', measure: measureClicks },
  attempts: { title: 'An attempt in the field, on a phone', measure: measureAttempts },
  lighthouse: { title: 'Lighthouse, at the door and inside', measure: measureLighthouse },
  bodies: { title: 'Others beside the largest bodies', measure: measureBodies },
  recovery: { title: 'A database that is killed', measure: measureRecovery },
  ingest: {
    title: 'A file of placements, beside people who list files',
    measure: () => measureIngest(values.placements),
  },
  fees: { title: 'A file with very many fees', measure: measureFees },
  invoices: {
    title: 'Invoices of chance, to the cent',
    measure: () => measureInvoices(Number(values.invoices)),
  },
  documents: { title: 'Documents: large ones, very many, and made ones', measure: measureDocuments },
  exports: {
    title: 'Reports and exports of a large house',
    measure: () => measureExports(Number(values.large), values.houses),
  },
  reckoning: {
    title: 'All clocks reckoned anew after a change of rules',
    measure: () => measureReckoning(Number(values.large), values.houses),
  },
  medium: {
    title: 'A working day on 60,000 files, 2.7 million notes and 7.2 million rows of history',
    measure: () => measureMedium(values.houses),
  },
  reads: {
    title: 'Reads and writes on a large house',
    measure: () =>
      measureReadsAndWrites({
        small: Number(values.small),
        large: Number(values.large),
        notesPerFile: Number(values.notes),
        calls: Number(values.calls),
        houses: values.houses,
      }),
  },
};

const unknown = values.only.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);

say(machine());
const summary: string[] = [];
let over = false;
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (values.only.length > 0 && !values.only.includes(name)) continue;
  say(`\n— ${title}`);
  const before = load();
  const figures = await measure();
  over ||= figures.some(isOver);
  summary.push(`\n${title} (${before} before, ${load()} after)`, ...figures.map(lineOf));
}
say(`\nAll figures, on ${machine()}:`);
summary.forEach((line) => say(line));
process.exitCode = over ? 1 : 0;
