import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';
import { openRegistry } from '../../support/registry';
import type { Registry } from '../../support/registry';
import { fulfilled, searchVin, serialOf } from '../../support/searching';

const vin = serialOf(4);
const whole = (reference: string) => ({ reference, status: 'no_record', vin });

async function ordered(answer: Registry['answer']) {
  const registry = await openRegistry(answer);
  const host = await startHost({ env: { REGISTRY_URL: registry.url, REGISTRY_TOKEN: 't' } });
  const supervisor = await signIn(host, 'supervisor');
  const { _id: fileId } = await placeFile(supervisor, { serialNumber: vin });
  const { body } = await searchVin(supervisor, fileId, vin);
  const before = (await supervisor.call('GET', `/file/${fileId}`)).body.version;
  const ask = () => fulfilled(host, supervisor, 'vinSearch', body._id);
  const repeat = () =>
    supervisor.call('POST', '/desk/search/repeat', { kind: 'vinSearch', searchId: body._id });
  return { registry, host, supervisor, fileId, before, ask, repeat, id: String(body._id) };
}

it('an order that a provider fails stays ordered, says why, and is asked for again under the same key', async () => {
  let isDown = true;
  const { registry, host, ask, id } = await ordered((_, key) =>
    isDown ? { status: 503, body: 'down' } : { body: whole(key) },
  );
  expect(await ask()).toMatchObject({
    outcome: 'waits',
    status: 'ordered',
    provider: '127.0.0.1',
    problem: 'The provider answered 503. It is tried again.',
  });
  const waits = async () =>
    (
      await host.app.db
        .selectFrom('searchOrder')
        .selectAll()
        .where('searchId', '=', id)
        .executeTakeFirstOrThrow()
    ).nextAt;
  const first = await waits();
  await ask();
  expect(Date.parse(await waits()) - Date.parse(first)).toBeGreaterThan(0);
  isDown = false;
  expect(await ask()).toMatchObject({ outcome: 'answered', status: 'no_record', problem: null });
  expect(registry.asked.map(({ key }) => key)).toEqual([id, id, id]);
  expect(registry.sold.size).toBe(1);
});

it('an answer that comes twice counts once', async () => {
  const { registry, ask, repeat } = await ordered((_, key) => ({ body: whole(key) }));
  const first = await ask();
  expect(await ask()).toEqual({ ...first, outcome: 'over' });
  expect(registry.asked).toHaveLength(1);
  expect((await repeat()).status).toBe(409);
});

it('rubbish ends an order with a sentence and changes nothing else, and a person may ask again', async () => {
  let isRubbish = true;
  const { registry, supervisor, fileId, before, ask, repeat } = await ordered((_, key) =>
    isRubbish ? { body: '<html>Sign in</html>' } : { body: whole(key) },
  );
  expect(await ask()).toMatchObject({
    outcome: 'failed',
    status: 'failed',
    problem: 'The provider answered with something that cannot be read. Nothing of it was taken over.',
    results: null,
    providerReference: null,
  });
  const file = (await supervisor.call('GET', `/file/${fileId}`)).body;
  expect([file.version, file.checks]).toEqual([before, null]);
  expect((await supervisor.call('GET', `/lienHolder/${fileId}`)).body.parties).toBeNull();
  isRubbish = false;
  expect((await repeat()).body).toEqual({ status: 'ordered' });
  expect(await ask()).toMatchObject({ outcome: 'answered', status: 'no_record', problem: null });
  expect(registry.sold.size).toBe(1);
});

it('a reference that another order has is not taken for an answer', async () => {
  const { host, supervisor, ask } = await ordered(() => ({ body: whole('SAME') }));
  expect((await ask()).status).toBe('no_record');
  const { _id: fileId } = await placeFile(supervisor, { serialNumber: vin });
  const { body } = await searchVin(supervisor, fileId, vin);
  expect(await fulfilled(host, supervisor, 'vinSearch', body._id)).toMatchObject({
    status: 'failed',
    problem: 'The provider answered with the reference of another order. Nothing of it was taken over.',
  });
});

it('what a provider is still at is shown, and asked after', async () => {
  let status = 'in_progress';
  const { ask } = await ordered((_, key) => ({ body: { ...whole(key), status } }));
  expect(await ask()).toMatchObject({ outcome: 'waits', status: 'in_progress', completedAt: null });
  status = 'collecting_data';
  expect(await ask()).toMatchObject({ outcome: 'waits', status: 'collecting_data' });
  status = 'no_record';
  expect(await ask()).toMatchObject({ outcome: 'answered', status: 'no_record' });
});
