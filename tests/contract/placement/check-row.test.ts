import { expect, test } from 'vitest';
import { checkRow, noRowsSeen } from '#contract/placement/check-row';
import { readHeader } from '#contract/placement/mapping';
import { noonIn, todayIn } from '#contract/placement/province-time';
import { plainly } from '../../support/plainly';

const now = new Date('2026-11-20T15:00:00Z');
const good: Readonly<Record<string, string>> = {
  accountNumber: '901822728617',
  contractType: 'consumer_lease',
  debtorFirstName: 'Aiden',
  debtorLastName: 'Roy',
  phone: '(418) 555-0147',
  addressLine1: '9872 Rue de l’Exemple',
  city: 'Québec',
  province: 'QC',
  postalCode: 'h9y0z4',
  vin: '1M8GDM9AXKP042788',
  year: '2023',
  make: 'Kia',
  model: 'Sportage',
  odometerKm: '107,686',
  balance: '44817.89',
  arrears: '5047.6',
  daysPastDue: '153',
  rush: 'Y',
  assignmentDate: '2026-11-13',
  instructions: "  =cmd|' /C calc'!A0",
  assignmentType: 'Voluntary surrender',
  debtorType: 'consumer',
  isFarmer: 'Oui',
  totalAmountSecured: '51,200.00',
  amountPaid: '6382.11',
  paymentAmount: '812.5',
  lastPaymentDate: '2026/06/15',
  plateNumber: 'CABC 123',
  colour: 'Blue',
  coDebtorFirstName: 'Maude',
  coDebtorLastName: 'Roy',
  coDebtorPhone: '418 555-0148',
};
const check = (change: Readonly<Record<string, string>> = {}, seen = noRowsSeen()) => {
  const row = { ...good, ...change };
  return checkRow((column) => row[column] ?? '', seen, now);
};

test('reads a whole row, its instructions exactly as they came', () =>
  expect(check()).toEqual({
    problems: [],
    placement: {
      ...good,
      phone: '+14185550147',
      postalCode: 'H9Y 0Z4',
      year: 2023,
      odometerKm: 107_686,
      arrears: '5047.60',
      daysPastDue: 153,
      rush: true,
      assignmentType: 'voluntary_surrender',
      isFarmer: true,
      totalAmountSecured: '51200.00',
      paymentAmount: '812.50',
      lastPaymentDate: '2026-06-15',
      coDebtorPhone: '+14185550148',
    },
  }));

test.each([
  [{ accountNumber: '' }, 'accountNumber', 'required'],
  [{ accountNumber: '12' }, 'accountNumber', 'notInForm'],
  [{ debtorLastName: ' ' }, 'debtorLastName', 'required'],
  [{ province: 'ZZ' }, 'province', 'unknown'],
  [{ balance: '12,34,5' }, 'balance', 'notANumber'],
  [{ assignmentDate: '31/02/2026' }, 'assignmentDate', 'notADate'],
  [{ assignmentDate: '2026-11-21' }, 'assignmentDate', 'inFuture'],
  [{ rush: 'X' }, 'rush', 'notYesOrNo'],
  [{ isFarmer: 'perhaps' }, 'isFarmer', 'notYesOrNo'],
  [{ assignmentType: 'Repo' }, 'assignmentType', 'unknown'],
  [{ amountPaid: '-1' }, 'amountPaid', 'negative'],
  [{ lastPaymentDate: '2026-12-24' }, 'lastPaymentDate', 'inFuture'],
  [{ coDebtorLastName: '' }, 'coDebtorLastName', 'required'],
  [{ year: '20.5' }, 'year', 'notWhole'],
  [{ year: '2029' }, 'year', 'notAYear'],
  [{ year: '1899' }, 'year', 'notAYear'],
  [{ odometerKm: '-1' }, 'odometerKm', 'negative'],
  [{ phone: '123' }, 'phone', 'notAPhone'],
  [{ postalCode: 'D1A 1A1' }, 'postalCode', 'notAPostalCode'],
  [{ contractType: 'gift' }, 'contractType', 'unknown'],
  [{ city: '' }, 'city', 'required'],
  [{ vin: '', make: '' }, 'vin', 'required'],
])('refuses %j, naming column and reason', (change, column, reason) => {
  const { placement, problems } = check(change as Record<string, string>);
  expect(placement).toBeUndefined();
  expect(problems).toEqual([{ column, reason, value: (change as Record<string, string>)[column] }]);
});

test('refuses an account number that stood in an earlier row, even a refused one', () => {
  const seen = noRowsSeen();
  expect(check({ province: 'ZZ' }, seen).placement).toBeUndefined();
  expect(check({}, seen).problems).toEqual([
    { column: 'accountNumber', reason: 'repeated', value: '901822728617' },
    { column: 'vin', reason: 'repeated', value: good.vin, warning: true },
  ]);
});

test('warns of a VIN that stood in an earlier row for another account, and takes the row', () => {
  const seen = noRowsSeen();
  check({}, seen);
  const { placement, problems } = check({ accountNumber: '901822728618' }, seen);
  expect(placement?.vin).toBe(good.vin);
  expect(problems).toEqual([{ column: 'vin', reason: 'repeated', value: good.vin, warning: true }]);
});

test('says all that is wrong with a row at once', () =>
  expect(check({ balance: 'x', province: '', rush: '?' }).problems.map(({ column }) => column)).toEqual([
    'province',
    'balance',
    'rush',
  ]));

test('warns of a VIN that is not right, and takes the row', () => {
  const { placement, problems } = check({ vin: '1M8GDM9A1KP042788' });
  expect(placement?.vin).toBe('1M8GDM9A1KP042788');
  expect(problems).toEqual([
    { column: 'vin', reason: 'vinCheckDigit', value: '1M8GDM9A1KP042788', warning: true },
  ]);
  expect(check({ vin: '123' }).problems[0]?.reason).toBe('vinLength');
  expect(check({ vin: 'IM8GDM9AXKP042788' }).problems[0]?.reason).toBe('vinCharacters');
});

test('finds columns by the mapping first, then by their names', () => {
  const header = ['Acct No', 'DEBTOR LAST NAME', 'Province', 'Code', 'balance'];
  const read = readHeader(header, { 'acct no': 'accountNumber', Code: null, balance: 'arrears' });
  expect(read).toEqual({
    positions: { accountNumber: 0, debtorLastName: 1, province: 2, arrears: 4 },
    ignored: ['Code'],
    errors: [],
  });
});

test('says what is wrong with a header', () => {
  expect(readHeader(['accountNumber', 'account number', 'province']).errors.map(plainly)).toEqual([
    'Two columns stand for accountNumber.',
    'No column stands for debtorLastName.',
  ]);
  expect(
    readHeader(['accountNumber', 'debtorLastName', 'province'], { x: 'vin', province: 'town' }).errors.map(
      plainly,
    ),
  ).toContain('The mapping names “x”, which is not a column of the file.');
});

test('takes a day as noon in its province, and never as a time to come', () => {
  expect(noonIn('QC', '2026-07-01', now)).toBe('2026-07-01T16:00:00.000Z');
  expect(noonIn('QC', '2026-11-13', now)).toBe('2026-11-13T17:00:00.000Z');
  expect(noonIn('BC', '2026-11-13', now)).toBe('2026-11-13T20:00:00.000Z');
  expect(noonIn('NL', '2026-11-13', now)).toBe('2026-11-13T15:30:00.000Z');
  expect(noonIn('BC', '2026-11-20', now)).toBe('2026-11-20T15:00:00.000Z');
  expect(todayIn('BC', new Date('2026-11-20T07:30:00Z'))).toBe('2026-11-19');
});
