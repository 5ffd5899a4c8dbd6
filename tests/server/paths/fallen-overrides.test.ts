import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { ready } from './roads';
import { begin, give, move, override, propose, prove, signInAll, walk } from './walk';
import type { Who, Walked } from './walk';

let house: Pick<Walked, 'host' | 'people'>;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openHost();
  close = opened.close;
  house = { host: opened.host, people: await signInAll(opened.host) };
});
afterAll(() => close());

it('Who works a file, and who leads there, hears that an override of it counts no more, once', async () => {
  const walked = await begin(house, {});
  const told = async (who: Who): Promise<string[]> => {
    const { body } = await walked.people[who].call('GET', `/reminder/list?view=all&fileId=${walked.fileId}`);
    return (body.data as unknown as { title: string; userId: string }[])
      .filter(({ userId }) => userId === walked.people[who].userId)
      .map(({ title }) => title)
      .filter((title) => title.startsWith('The file has changed'));
  };
  const sentOut = [
    ['supervisor', give('manager'), 200],
    ...ready,
    ['manager', propose('V01'), 201],
    ['supervisor', override('consumer_paid_threshold'), 200],
    ['supervisor', override('licensed_vendor'), 200],
    ['manager', move('vendor_assigned'), 200],
  ] as const;
  expect(await walk(walked, sentOut)).toBe('walked');
  expect([await told('manager'), await told('supervisor')]).toEqual([[], []]);

  expect(
    await walk(walked, [['supervisor', prove('placement_facts', 'correspondence', { state: 'NB' }), 200]]),
  ).toBe('walked');
  const { body } = await walked.people.supervisor.call('GET', `/file/${walked.fileId}`);
  const title = `The file has changed, and these gates are shut again: consumer_paid_threshold, licensed_vendor: ${String(body.ref)}`;
  expect([await told('manager'), await told('supervisor')]).toEqual([[title], [title]]);
});
