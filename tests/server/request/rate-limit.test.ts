import { expect, it } from 'vitest';
import { addressOf, provenSessions } from '#server/request/proven-sessions';

it('a session that was proved is counted by itself, and only with what proved it', () => {
  const sessions = provenSessions();
  const pair = { cookies: { access: 'right' }, sessionHeader: 'mine' };
  const request = { ip: '10.0.0.1' };
  expect(sessions.keyOf(request, pair)).toBe('10.0.0.1');
  sessions.prove(pair, 'mine');
  expect(sessions.keyOf(request, pair)).toBe('mine');
  expect(sessions.keyOf(request, { ...pair, cookies: { access: 'wrong' } })).toBe('10.0.0.1');
});

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, key) => expect(addressOf(ip)).toBe(key));
