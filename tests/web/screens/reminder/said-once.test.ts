import { describe, expect, it } from 'vitest';
import { saidOnce } from '../../../../src/web/screens/reminder/said-once';

const reminder = (id: string, userId: string, title: string, more: object = {}) => ({
  ...{ id, userId, title, fileId: 'file', reminderType: 'hold_review' as const },
  ...more,
});
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id).join(' ');

describe('the reminders of a file', () => {
  const all = [
    reminder('1', 'ann', 'Review the hold'),
    reminder('2', 'me', 'Review the hold'),
    reminder('3', 'bob', 'Review the hold'),
    reminder('4', 'ann', 'Call the debtor'),
    reminder('5', 'bob', 'Agree to the reserve'),
    reminder('6', 'ann', 'Agree to the reserve'),
  ];

  it('say once what is said to several people: to who is told as their own', () => {
    expect(ids(saidOnce(all, 'me'))).toBe('2 4 5');
    expect(ids(saidOnce(all, 'ann'))).toBe('1 4 6');
  });

  it('say it to whoever is not told as it stands first', () => {
    expect(ids(saidOnce(all, 'cleo'))).toBe('1 4 5');
    expect(ids(saidOnce(all, undefined))).toBe('1 4 5');
  });

  it('keep all that one person is told, and what is of another kind or of another file', () => {
    const own = [
      reminder('1', 'me', 'Call the debtor'),
      reminder('2', 'me', 'Call the debtor'),
      reminder('3', 'ann', 'Call the debtor', { reminderType: 'follow_up' }),
      reminder('4', 'ann', 'Call the debtor', { fileId: 'another' }),
    ];
    expect(ids(saidOnce(own, 'me'))).toBe('1 2 3 4');
  });
});
