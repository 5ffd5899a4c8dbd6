import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { tried } from './roads';
import { begin, give, hook, prove, signInAll, walk } from './walk';
import type { Walked } from './walk';

let house: Pick<Walked, 'host' | 'people'>;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openHost();
  close = opened.close;
  house = { host: opened.host, people: await signInAll(opened.host) };
});
afterAll(() => close());

/** What the manager of a file is still reminded of, with its time. */
async function remindedOf({ people, fileId }: Walked): Promise<unknown[]> {
  const { body } = await people.manager.call('GET', `/reminder/list?view=file&fileId=${fileId}&status=open`);
  const rows = body.data as unknown as Record<'title' | 'dueDate' | 'isStatutory', unknown>[];
  return rows
    .filter(({ title }) => String(title).startsWith('searches'))
    .map(({ dueDate, isStatutory }) => [dueDate, isStatutory]);
}

// Friday 20 November 2026: all was searched the day before, and insolvency counts until 3 December.
it('Who has somebody out is reminded three days before the searches grow old, until the asset is on the hook', async () => {
  const walked = await begin(house, {});
  expect(await walk(walked, [['supervisor', give('manager'), 200], ...tried])).toBe('walked');
  const { body } = await walked.people.manager.call('GET', `/file/${walked.fileId}`);
  expect([body.nextDeadlineKind, body.nextDeadline]).toEqual(['searches', '2026-12-03']);
  expect(await remindedOf(walked)).toEqual([['2026-11-30T14:00:00.000Z', false]]);

  const insolvency = { checks: { insolvencyCheckDone: '2026-11-20' }, insolvencyStatus: 'none' };
  expect(
    await walk(walked, [['manager', prove('insolvency_search', 'insolvency_search', insolvency), 200]]),
  ).toBe('walked');
  expect(await remindedOf(walked)).toEqual([['2026-12-01T14:00:00.000Z', false]]);

  expect(await walk(walked, [['vendor', hook, 200]])).toBe('walked');
  expect(await remindedOf(walked)).toEqual([]);
});

it('who only looks for somebody is reminded of no search', async () => {
  const walked = await begin(house, { assignmentType: 'field_visit' });
  expect(await walk(walked, [['supervisor', give('manager'), 200], ...tried])).toBe('walked');
  expect(await remindedOf(walked)).toEqual([]);
});
