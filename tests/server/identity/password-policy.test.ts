import { expect, it } from 'vitest';
import { complaintOf } from '#server/identity/password-policy';

const account = { email: 'marie.tremblay@lender.example', companyName: 'Northline Recovery (demo)' };
const complains = (password: string) => complaintOf(password, account) !== undefined;

it.each([
  'password',
  'Password1',
  'Password2026!',
  'P@ssw0rd',
  '12345678',
  '87654321',
  'abcdefgh',
  'QwErTyUiOp',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'Welcome123',
  'Summer2026!',
  'motdepasse1',
  'iloveyou',
  'short7!',
  `${'long '.repeat(26)}`,
])('refuses the password %s', (password) => {
  expect(complains(password)).toBe(true);
});

it.each([
  'marie.tremblay9',
  'xx-Marie Tremblay-xx',
  'northline-4711',
  'NorthlineRecovery#1',
  'CollateralDesk77',
])('refuses a password that says the person, the company or the product: %s', (password) => {
  expect(complains(password)).toBe(true);
});

it.each([
  'correct horse battery',
  'Recover-2026!',
  'ключ от квартиры',
  '小さな湖の秋の葉っぱ',
  'tr0ub4dor&3x',
  'x'.repeat(3) + 'yz 9 lakes'.repeat(12),
])('takes the password %s', (password) => {
  expect(complaintOf(password, account)).toBeUndefined();
});
