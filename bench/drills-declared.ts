import { measureBodies } from './bodies';
import type { Figure } from './figure';
import { measureRecovery } from './recovery';

/** A promise, how it is tried to be broken, and the tests that try. `part`: what `--only` names. `measure`: what is measured of it besides. */
export interface Drill {
  readonly part: string;
  readonly promise: string;
  readonly how: string;
  readonly files: readonly string[];
  readonly measure?: () => Promise<Figure[]>;
}

export const drills: readonly Drill[] = [
  {
    part: 'attacks',
    promise: 'Nobody reads or changes what is another company’s',
    how: 'every call, as every role of two tenants, with own and foreign ids, and a canary in every column',
    files: ['tests/laws/two-tenants-never-meet.test.ts'],
  },
  {
    part: 'attacks',
    promise: 'Every call is for the roles that the table by hand names, and for no other',
    how: 'every call as each of nine roles',
    files: ['tests/laws/every-call-holds-its-right.test.ts'],
  },
  {
    part: 'attacks',
    promise: 'No account is taken over by who may change it',
    how: 'sign-in data, sessions and e-mails changed by others, links used twice, late and for something else',
    files: ['tests/server/user-takeover.test.ts', 'tests/server/user-email.test.ts'],
  },
  {
    part: 'attacks',
    promise: 'No other site acts as a browser that is signed in',
    how: 'foreign origins, look-alikes and names of other houses',
    files: [
      'tests/server/request/check-origin.test.ts',
      'tests/server/request/web-origins.test.ts',
      'tests/server/request/known-hosts.test.ts',
    ],
  },
  {
    part: 'guessing',
    promise: 'What is masked is not guessed',
    how: 'filters, orders, searches and changes that would tell a right guess from a wrong one',
    files: ['tests/laws/no-mask-is-guessed.test.ts'],
  },
  {
    part: 'guessing',
    promise: 'Wrong passwords and codes stop who tries them, and lock nobody out',
    how: 'hundreds of wrong ones, from one address and from many',
    files: ['tests/server/identity/sign-in-guessing.test.ts'],
  },
  {
    part: 'floods',
    promise: 'No request holds the host for 50 ms',
    how: 'every documented body at its largest, a megabyte of brackets, empty rows and numbers, and every list at its longest, with somebody else who asks for `/healthz` all the while',
    files: ['tests/laws/no-body-holds-the-host.test.ts'],
    measure: measureBodies,
  },
  {
    part: 'floods',
    promise: 'Nothing that is sent makes the host fail',
    how: 'every call with values that break parsers: NUL, halves of letters, far dates, nulls, depth',
    files: ['tests/laws/nothing-sent-breaks-the-host.test.ts'],
  },
  {
    part: 'floods',
    promise: 'A list comes whole however long it is, and its reader fills no memory',
    how: '40,000 rows, read at once, slowly and not at all',
    files: ['tests/server/whole-list.test.ts'],
  },
  {
    part: 'kills',
    promise: 'No acknowledged write is lost, and none is left by half',
    how: 'the host killed twenty times in the middle of writing, its database with it every fourth time',
    files: ['tests/server/killed-writes.test.ts'],
  },
  {
    part: 'kills',
    promise:
      'A database that dies is back by itself within 5 s; a folder is one host’s, and opens where it was copied',
    how: 'the database killed under a host, a second start on its folder, a copy that belongs to root',
    files: ['tests/server/database/kept-running.test.ts', 'tests/server/database/start-embedded.test.ts'],
    measure: measureRecovery,
  },
  {
    part: 'kills',
    promise: 'A bill is posted to the accounts once',
    how: 'one of two hosts killed around each post',
    files: ['tests/server/vendor-invoice/killed.test.ts'],
  },
  {
    part: 'disk',
    promise: 'A full disk is said at once, and reading goes on',
    how: 'a real file system that is full, where root may make one; and a host that is told so',
    files: ['tests/server/full-disk.test.ts', 'tests/server/ill-host.test.ts'],
  },
  {
    part: 'uploads',
    promise:
      'A bomb is refused for little more than it costs to unpack what is looked at of it, within 100 MB of memory, and leaves nothing on the disk',
    how: 'archives, texts and pictures of enormous insides, and what is not what its name says',
    files: ['tests/server/documents/bombs.test.ts', 'tests/server/document-picture-size.test.ts'],
  },
  {
    part: 'money',
    promise: 'Nothing leaves trust that is not there, not due, or not seen by two',
    how: 'receipts, remittances, transfers, clearings and reversals in any order, by two people on two files',
    files: ['tests/server/billing/trust-is-kept.test.ts', 'tests/server/billing/money-that-leaves.test.ts'],
  },
  {
    part: 'money',
    promise: 'Nothing is bought twice',
    how: 'double presses, two hosts and processes killed, with providers that fail, hang, answer twice and answer rubbish',
    files: ['tests/laws/nothing-is-bought-twice.test.ts'],
  },
  {
    part: 'races',
    promise: 'No write waits in a circle, and who loses is told the truth',
    how: 'every command raced against changes of the same record',
    files: ['tests/laws/no-write-waits-in-a-circle.test.ts'],
  },
  {
    part: 'clocks',
    promise: 'No session lives past its hours',
    how: 'clocks that jump forward and back',
    files: ['tests/server/identity/clock-jumps.test.ts'],
  },
  {
    part: 'sockets',
    promise: 'News reach who may read, while their screen is open',
    how: 'sockets of other companies and roles, locked, ended and of other hosts',
    files: ['tests/server/live/sockets.test.ts', 'tests/laws/who-hears-is-who-may-read.test.ts'],
  },
];
