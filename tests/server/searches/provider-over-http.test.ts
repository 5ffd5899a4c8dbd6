import { expect, it } from 'vitest';
import { overHttp } from '#server/integrations/search/http';
import { Refused, Unreachable, Unreadable } from '#server/integrations/search/port';
import { plainly } from '../../support/plainly';
import { openRegistry } from '../../support/registry';

const vin = '2T1BURHE8K0000002';
const question = { vin, jurisdictions: ['ON'] as const, secured: 'Northlake Bank' };
const found = {
  jurisdiction: 'ON',
  registrationNumber: '700100',
  registrationType: 'ppsa',
  registeredOn: '2024-01-15',
  securedParties: ['NORTHLAKE BANK'],
};
const whole = { reference: 'R1', status: 'complete', vin, results: [found] };

it('is asked by a PUT under the key of the order, with its token', async () => {
  const registry = await openRegistry(() => ({ body: whole }));
  const provider = overHttp('vinSearch', { url: registry.url, token: 'secret' });
  expect(provider.name).toBe('127.0.0.1');
  expect(await provider.ask(question, 'k1')).toEqual({
    reference: 'R1',
    status: 'complete',
    found: { results: [found] },
  });
  expect(registry.asked).toEqual([
    { method: 'PUT', path: 'vin-searches', key: 'k1', token: 'Bearer secret', question },
  ]);
});

const unreadable = 'The provider answered with something that cannot be read. Nothing of it was taken over.';
const another =
  'The provider answered for something else than what was searched for. Nothing of it was taken over.';

it.each([
  ['a page of HTML', { body: '<html>Welcome</html>' }, Unreadable, unreadable],
  ['no object', { body: [1, 2] }, Unreadable, unreadable],
  ['another form', { body: { ...whole, results: 'none' } }, Unreadable, unreadable],
  ['a field that nobody knows', { body: { ...whole, admin: true } }, Unreadable, unreadable],
  ['a status that is none', { body: { ...whole, status: 'cancelled' } }, Unreadable, unreadable],
  ['a complete one without results', { body: { ...whole, results: null } }, Unreadable, unreadable],
  [
    'a day that is none',
    { body: { ...whole, results: [{ ...found, registeredOn: '2024-02-31' }] } },
    Unreadable,
    unreadable,
  ],
  ['another VIN', { body: { ...whole, vin: '1FTFW1ET5DFA00001' } }, Unreadable, another],
  [
    'a registry that was not asked',
    { body: { ...whole, results: [{ ...found, jurisdiction: 'QC' }] } },
    Unreadable,
    another,
  ],
  [
    'six megabytes',
    { body: { ...whole, note: 'x'.repeat(6_000_000) } },
    Unreadable,
    'The provider’s answer is too long to be one. Nothing of it was taken over.',
  ],
  ['422', { status: 422, body: { message: 'No such VIN' } }, Refused, 'The provider refused it: No such VIN'],
  ['400', { status: 400, body: 'no' }, Refused, 'The provider refused it (400).'],
  ['503', { status: 503, body: {} }, Unreachable, 'The provider answered 503. It is tried again.'],
  ['429', { status: 429, body: {} }, Unreachable, 'The provider answered 429. It is tried again.'],
  [
    'nothing',
    undefined,
    Unreachable,
    'The provider could not be reached: no answer in time. It is tried again.',
  ],
] as const)('is told apart where it answers %s', async (_, reply, kind, message) => {
  const registry = await openRegistry(() => reply);
  // Whoever says nothing is waited for in vain; whoever answers has all the time that they need.
  const endpoint = { url: registry.url, token: '', ...(!reply && { patience: 500 }) };
  const asked = overHttp('vinSearch', endpoint).ask(question, 'k');
  const error = await asked.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  expect(plainly((error as Refused | Unreachable | Unreadable).said)).toBe(message);
});
