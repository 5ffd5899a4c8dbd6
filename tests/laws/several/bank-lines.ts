import { sendForm } from '../../support/job';
import { companyId, placeFile } from '../../support/network';
import { issued } from '../../support/paying';
import type { Reply } from '../../support/person';
import type { People } from '../races/races';
import type { Several } from './several';

const clientId = companyId('LNA');

/** Two lines that pay an invoice and one that is a charge of the bank, in this order. */
async function takeLines({ host, accountant, supervisor }: People, name: string): Promise<string[]> {
  const fileId = await placeFile(supervisor);
  await issued({ host, accountant, supervisor, fileId }, fileId);
  const rows = [`2026-11-16,${name},20.00`, `2026-11-17,${name},30.00`, `2026-11-18,${name},-4.00`];
  const bytes = ['Date,Description,Amount', ...rows].join('\n');
  await sendForm(host, accountant, '/desk/bankStatement', {}, { name: 'bank.csv', bytes });
  return standing(accountant, name, false);
}

async function standing({ call }: People['accountant'], name: string, isAside: boolean): Promise<string[]> {
  const { body } = await call('GET', `/desk/bankStatement/lines?isAside=${isAside}`);
  const lines = body.data as unknown as { _id: string; description: string; bookedOn: string }[];
  const own = lines.filter(({ description }) => description === name);
  return own.sort((one, other) => (one.bookedOn < other.bookedOn ? -1 : 1)).map(({ _id }) => _id);
}

const booking = ({ accountant }: People, ids: readonly string[]): Promise<Reply> =>
  accountant.call('POST', '/desk/bankStatement/book', { lines: ids.map((_id) => ({ _id, clientId })) });

async function book(people: People): Promise<Several> {
  const [one = '', other = '', charge = ''] = await takeLines(people, 'LENDER A ONE');
  return {
    call: (ids) => booking(people, ids),
    good: [one, other],
    bad: { id: charge, code: 'CONFLICT' },
    isDone: async (id) => !(await standing(people.accountant, 'LENDER A ONE', false)).includes(id),
  };
}

async function setAside(people: People): Promise<Several> {
  const [booked = '', one = '', other = ''] = await takeLines(people, 'LENDER A TWO');
  await booking(people, [booked]);
  return {
    call: (ids) => people.accountant.call('POST', '/desk/bankStatement/aside', { ids, isAside: true }),
    good: [one, other],
    bad: { id: booked, code: 'CONFLICT' },
    isDone: async (id) => (await standing(people.accountant, 'LENDER A TWO', true)).includes(id),
  };
}

/** The calls for several lines of a bank's statement. */
export const bankLines = { bookBankLines: book, setBankLinesAside: setAside };
