import path from 'node:path';
import { openHost } from './bench-host';
import type { AppContext } from './bench-host';
import { build } from './built-host';
import { lists, p95, people, run } from './exports';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';

interface RuleRow {
  readonly _id: string;
  readonly key: string;
  readonly value: number;
  readonly effectiveFrom: string;
}

const idleFor = 10_000;

/**
 * How long it takes until the clocks of all open files are right again after a rule was changed that holds in the whole country, and what
 * people at their lists feel of it.
 */
export function measureReckoning(files: number, houses: string | undefined): Promise<Figure[]> {
  build();
  const measured = async (folder: string): Promise<Figure[]> => {
    const app = await openHost(folder, { files, notesPerFile: 1, name: `reckoning-${files}` });
    try {
      return await measure(app);
    } finally {
      await app.close();
    }
  };
  return houses ? measured(path.resolve(houses)) : inFolder(measured);
}

async function measure(app: AppContext): Promise<Figure[]> {
  const { client } = app;
  const working = async (until: () => boolean): Promise<number[]> =>
    (await Promise.all(Array.from({ length: people }, (_, at) => lists(client, at, until)))).flat();
  const told = await client.call('GET', '/provinceTax/ON');
  const { enforcementRules } = JSON.parse(told.body) as { enforcementRules: readonly RuleRow[] };
  const rule = enforcementRules.find(({ key }) => key === 'deemed_service_days_personal');
  if (!rule) throw new Error('There is no rule on service by hand.');
  const asked = {
    ...{ ruleId: rule._id, effectiveFrom: rule.effectiveFrom, value: rule.value === 0 ? 1 : 0 },
    ...{ confidence: 'U', sourceTitle: 'Measured', reason: 'To be measured' },
  };
  const began = performance.now();
  const previewed = await client.call('POST', '/desk/provinceTax/previewRule', asked);
  const seconds = (performance.now() - began) / 1000;
  const { examined, moved } = JSON.parse(previewed.body) as { examined: number; moved: number };
  say(`a rule of the whole country bears on ${examined} open files and moves ${moved} of them`);
  const end = Date.now() + idleFor;
  const alone = await working(() => Date.now() > end);
  let isDone = false;
  const reckoning = run(app, '/desk/provinceTax/changeRule', asked).finally(() => (isDone = true));
  const during = await working(() => isDone);
  const ran = await reckoning;
  return [
    { name: `preview of a changed rule on ${examined} open files`, value: seconds, unit: 's' },
    {
      name: `clocks of ${ran.rows} open files, of ${app.files}, reckoned anew`,
      value: ran.seconds,
      unit: 's',
      budget: 60,
    },
    { name: 'files of them whose clocks moved', value: moved, unit: 'rows' },
    { name: `${people} people’s list, idle: p95 of ${alone.length}`, value: p95(alone), unit: 'ms' },
    { name: `their list meanwhile: p95 of ${during.length}`, value: p95(during), unit: 'ms' },
  ];
}
