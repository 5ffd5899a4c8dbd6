import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sessionHeader } from '#contract/session';
import { vocabularies } from '#contract/vocabularies/index';
import { buildHost } from '#server/host';
import { overHttp } from '#server/integrations/search/http';
import { valuationOverHttp } from '#server/integrations/valuation/http';
import { bought, buy, purchase, subjectOf, wholeAnswer } from '../support/bought';
import type { Port, Search, Through } from '../support/bought';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { aMinutePasses, killed, startJobProcess } from '../support/job-process';
import { send, signIn } from '../support/person';
import type { Person } from '../support/person';
import { openRegistry } from '../support/registry';
import type { Registry } from '../support/registry';
import { secondHost } from '../support/second-host';
import { serialOf } from '../support/searching';

let registry: Registry;
let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;

beforeAll(async () => {
  registry = await openRegistry(() => undefined, 'for all');
  const { url } = registry;
  ({ host, close } = await openHost({
    env: { REGISTRY_URL: url, VEHICLE_HISTORY_URL: url, VALUATION_URL: url },
  }));
  supervisor = await signIn(host, 'supervisor');
});
afterAll(async () => {
  await close();
  registry.close();
});

/** From now on the provider answers wholly; what was asked and sold before is forgotten. */
const isWell = (port: Port, late = 0): void => {
  registry.asked.length = 0;
  registry.sold.clear();
  registry.answer = (question, key) => ({ body: wholeAnswer(port, key, question), late });
};

async function beside(app = secondHost(host)): Promise<Through> {
  const server = await buildHost(app);
  onTestFinished(() => server.close());
  const other = { ...host, app, server };
  const { cookies, sessionId } = supervisor;
  const call: Person['call'] = (method, url, body, headers) =>
    send(other, cookies, method, url, body, { [sessionHeader]: sessionId, ...headers });
  return { host: other, by: { ...supervisor, call } };
}

/** A second host on the same database that waits two seconds for an answer. The usual ten are waited for once, and not for each port. */
function impatient(): Promise<Through> {
  const endpoint = { url: registry.url, token: '', patience: 2_000 };
  return beside({
    ...secondHost(host),
    searches: {
      vinSearch: overHttp('vinSearch', endpoint),
      personDebtorSearch: overHttp('personDebtorSearch', endpoint),
      lienDischarge: overHttp('lienDischarge', endpoint),
      vhr: overHttp('vhr', endpoint),
    },
    valuations: valuationOverHttp(endpoint, host.app.now),
  });
}

const ill: readonly (readonly [string, Registry['answer'], RegExp])[] = [
  ['fails', () => ({ status: 500, body: 'no' }), /answered 500\. /],
  ['is closed', () => ({ status: 503, body: {} }), /answered 503\. /],
  ['has too many', () => ({ status: 429, body: {} }), /answered 429\. /],
  ['points elsewhere', () => ({ status: 302, body: '' }), /could not be reached: .* elsewhere|answered 302/],
  ['hangs', () => undefined, /could not be reached: no answer in time/],
  [
    'breaks off',
    () => ({ body: { reference: 'R', status: 'complete' }, isCut: true }),
    /could not be reached/,
  ],
  [
    'answers a page',
    () => ({ body: '<html>Sign in</html>' }),
    /cannot be read\. Nothing of it was taken over/,
  ],
  ['answers with nothing', () => ({ body: {} }), /cannot be read\. Nothing of it was taken over/],
];

describe.each(bought)('%s', (port) => {
  it.each(ill)(
    'is bought once though the provider %s at first, which is said and changes nothing',
    async (illness, answer, said) => {
      const { ask, around } = await purchase(host, supervisor, port);
      const before = await around();
      isWell(port);
      const whole = registry.answer;
      registry.answer = answer;
      const isLong = illness === 'hangs' && port !== 'vinSearch';
      const first = await ask(isLong ? await impatient() : undefined);
      expect(first).toEqual({ isAnswered: false, said: expect.stringMatching(said) });
      expect(await around()).toEqual(before);
      registry.answer = whole;
      expect(await ask()).toEqual({ isAnswered: true, said: null });
      expect(registry.asked).toHaveLength(2);
      expect(registry.sold.size, 'orders under which it was asked for').toBe(1);
      expect(await around()).not.toEqual(before);
      await ask();
      expect(registry.asked).toHaveLength(2);
    },
    60_000,
  );

  it('is asked for once by two hosts at once', async () => {
    const { ask } = await purchase(host, supervisor, port);
    const other = await beside();
    isWell(port, 400);
    await Promise.all([ask(), ask(other), ask(other), ask()]);
    expect(registry.asked).toHaveLength(1);
    expect(await ask()).toEqual({ isAnswered: true, said: null });
    expect(registry.asked).toHaveLength(1);
  });

  it('is bought once by one who presses twice', async () => {
    const subject = await subjectOf(supervisor);
    isWell(port, 200);
    const made = await Promise.all([buy(supervisor, port, subject), buy(supervisor, port, subject)]);
    if (port !== 'valuation') expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
    else expect(registry.sold.size).toBe(1);
  });
});

it('is asked for under the same order when the host that asked was killed before it had the answer', async () => {
  const { url } = registry;
  const env = { REGISTRY_URL: url, VEHICLE_HISTORY_URL: url };
  const { host: queueing, close: closeQueueing } = await openHost({ env, jobs: 'elsewhere' });
  onTestFinished(closeQueueing);
  const by = await signIn(queueing, 'supervisor');
  registry.asked.length = 0;
  registry.sold.clear();
  registry.answer = () => undefined;
  const orders: { kind: Search; id: string }[] = [];
  for (const kind of vocabularies.searchKind) {
    const { body } = await buy(by, kind, await subjectOf(by));
    orders.push({ kind, id: String(body._id) });
  }
  const start = async () => {
    const child = await startJobProcess(queueing.connection, queueing.dataDir, env);
    onTestFinished(() => killed(child));
    return child;
  };
  const dying = await start();
  await expect.poll(() => registry.asked.length).toBeGreaterThan(0);
  const sold = new Set(registry.sold);
  await killed(dying);
  await aMinutePasses(queueing);
  registry.answer = (question, key) => {
    const { kind } = orders.find(({ id }) => id === key) ?? { kind: 'vhr' };
    return { body: wholeAnswer(kind, key, question) };
  };
  await start();
  const states = async () =>
    Promise.all(
      orders.map(async ({ kind, id }) => (await by.call('GET', `/desk/${kind}/${id}`)).body.status),
    );
  await expect.poll(states).toEqual(orders.map(() => 'complete'));
  expect([...registry.sold].sort()).toEqual(orders.map(({ id }) => id).sort());
  for (const key of sold)
    expect(registry.asked.filter((one) => one.key === key).length).toBeGreaterThanOrEqual(2);
}, 180_000);

it('a value that a host was asking for when it died is asked for under its order, once that host can no longer be at it', async () => {
  const subject = await subjectOf(supervisor);
  isWell('valuation');
  const left = crypto.randomUUID();
  await sql`insert into "valuationOrder" (key, "orderId", "askedUntil")
    values (${`${serialOf(7)} ${subject.km} ON`}, ${left}::uuid, now() + interval '2 seconds')`.execute(
    host.app.db,
  );
  const { body } = await buy(supervisor, 'valuation', subject);
  expect(body.data).toMatchObject([{ ok: true, newValue: '10000.00' }]);
  expect(registry.asked.map(({ key }) => key)).toEqual([left]);
});
