import { describe, expect, it } from 'vitest';
import { oncePerRequest } from '../../../../src/web/screens/reminder/once-per-request';

const reminder = (id: string, userId: string, requestId: string | null = null) => ({ id, userId, requestId });
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id).join(' ');

describe('the reminders of a file', () => {
  const all = [
    reminder('1', 'ann', 'hold'),
    reminder('2', 'me', 'hold'),
    reminder('3', 'bob', 'hold'),
    reminder('4', 'ann'),
    reminder('5', 'ann'),
    reminder('6', 'bob', 'reserve'),
    reminder('7', 'ann', 'reserve'),
  ];

  it('say once what one request asks of several people: to who is asked as their own', () => {
    expect(ids(oncePerRequest(all, 'me'))).toBe('2 4 5 6');
    expect(ids(oncePerRequest(all, 'ann'))).toBe('1 4 5 7');
  });

  it('say it to whoever is not asked as it stands first', () => {
    expect(ids(oncePerRequest(all, 'cleo'))).toBe('1 4 5 6');
    expect(ids(oncePerRequest(all, undefined))).toBe('1 4 5 6');
  });

  it('keep all that comes from no request', () => {
    const own = [reminder('1', 'me'), reminder('2', 'me'), reminder('3', 'ann')];
    expect(ids(oncePerRequest(own, 'me'))).toBe('1 2 3');
  });
});
