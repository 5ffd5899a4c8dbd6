import { expect, it } from 'vitest';
import { sessionHeader } from '#contract/session';
import { limits } from '#server/host';
import { addressOf, provenSessions } from '#server/request/proven-sessions';
import { readSettings } from '#server/settings';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';

it('a session that was proved is counted by itself, and only with what proved it', () => {
  const sessions = provenSessions(readSettings({ DATA_DIR: '/nowhere' }));
  const pair = { cookies: { access: 'right' }, sessionHeader: 'mine' };
  const request = { ip: '10.0.0.1' };
  expect(sessions.keyOf(request, pair)).toBe('10.0.0.1');
  sessions.prove(pair, 'mine');
  expect(sessions.keyOf(request, pair)).toBe('mine');
  expect(sessions.keyOf(request, { ...pair, cookies: { access: 'right', other: 'of another site' } })).toBe(
    'mine',
  );
  expect(sessions.keyOf(request, { ...pair, cookies: { access: 'wrong' } })).toBe('10.0.0.1');
  expect(sessions.keyOf(request, { ...pair, sessionHeader: 'another' })).toBe('10.0.0.1');
});

it('who asks without end is told when to come back, whatever they say of themselves, and stops nobody who has proved a session', async () => {
  const host = await startHost();
  const person = await signIn(host, 'supervisor');
  // The people are those of the demonstration; from here on it is none.
  Object.assign(host.app.settings, { demo: false });
  expect((await person.call('GET', '/desk/capabilities')).status).toBe(200);
  const ask = (turn: number) =>
    host.server.inject({
      method: 'GET',
      url: '/api/file/list',
      headers: { [sessionHeader]: `made-up-${turn}`, cookie: `access=made-up-${turn}; other=${turn}` },
    });
  let turn = 0;
  let answer = await ask(turn);
  while (answer.statusCode !== 429 && turn < limits.perMinute) answer = await ask((turn += 1));
  expect(turn).toBeGreaterThan(limits.perMinute - 10);
  expect(answer.json()).toMatchObject({ code: 'TOO_MANY' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  // The same address, with what proves a session: an office shares one.
  expect((await person.call('GET', '/desk/capabilities')).status).toBe(200);
  const elsewhere = await host.server.inject({ url: '/api/file/list', remoteAddress: '10.0.0.9' });
  expect(elsewhere.statusCode).toBe(401);
});

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, key) => expect(addressOf(ip)).toBe(key));
