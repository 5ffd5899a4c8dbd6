import { expect, it } from 'vitest';
import { sendForm } from '../../support/job';
import { issued, world } from '../../support/paying';

interface Line {
  readonly _id: string;
  readonly description: string;
  readonly why: string;
}

it('lines of bank statements come page by page, none left out, with what came in and went out by all of them', async () => {
  const there = await world();
  const { host, accountant, fileId } = there;
  await issued(there, fileId);
  const rows = Array.from(
    { length: 260 },
    (_, at) => `2026-10-${String(1 + (at % 28)).padStart(2, '0')},Line ${at},10.00`,
  );
  // The only invoice owes for the first line that names its client, and nothing for the second, on another page.
  const named = ['2026-09-01,LENDER A,100000.00', '2026-11-02,LENDER A,5.00', '2026-11-03,Charge,-7.25'];
  await sendForm(
    host,
    accountant,
    '/desk/bankStatement',
    {},
    {
      name: 'october.csv',
      bytes: ['Date,Description,Amount', ...rows, ...named].join('\n'),
    },
  );
  const page = async (query: string) => {
    const { status, body } = await accountant.call('GET', `/desk/bankStatement/lines?isAside=${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as unknown as { data: Line[]; total: number; page: number; size: number; totals: object };
  };
  const first = await page('false');
  expect([first.total, first.page, first.size, first.data.length]).toEqual([263, 1, 100, 100]);
  const pages = [first, await page('false&page=2'), await page('false&page=3')];
  for (const { totals } of pages) expect(totals).toEqual({ moneyIn: '102605.00', moneyOut: '7.25' });
  const lines = pages.flatMap(({ data }) => data);
  expect(new Set(lines.map(({ _id }) => _id)).size).toBe(263);
  expect(lines.filter(({ description }) => description === 'LENDER A').map(({ why }) => why)).toEqual([
    'client',
    'none',
  ]);
  expect(lines.at(-1)).toMatchObject({ description: 'Charge', why: 'none' });

  const beyond = await page('false&page=9&size=200');
  expect([beyond.page, beyond.data.length]).toEqual([2, 63]);
  const ids = lines.slice(0, 150).map(({ _id }) => _id);
  await accountant.call('POST', '/desk/bankStatement/aside', { ids, isAside: true });
  const aside = await page('true&page=2');
  expect([aside.total, aside.data.length]).toEqual([150, 50]);
  expect((await page('false')).total).toBe(113);
  const none = await page('false&page=2&size=200');
  expect(none.page).toBe(1);
});
