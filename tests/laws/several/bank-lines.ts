import { sendForm } from '../../support/job';
import { companyId, placeFile } from '../../support/network';
import { issued } from '../../support/paying';
import type { Reply } from '../../support/person';
import { next } from '../races/making';
import type { People } from '../races/races';
import type { Several } from './several';

const clientId = companyId('LNA');

/** Two lines that pay an invoice and one that is a charge of the bank, in this order. */
async function takeLines({
  host,
  accountant,
  supervisor,
}: People): Promise<{ readonly name: string; readonly ids: readonly string[] }> {
  const name = `LENDER A ${next()}`;
  const fileId = await placeFile(supervisor);
  await issued({ host, accountant, supervisor, fileId }, fileId);
  const rows = [`2026-11-16,${name},20.00`, `2026-11-17,${name},30.00`, `2026-11-18,${name},-4.00`];
  const bytes = ['Date,Description,Amount', ...rows].join('\n');
  await sendForm(host, accountant, '/desk/bankStatement', {}, { name: 'bank.csv', bytes });
  return { name, ids: await standing(accountant, name, false) };
}

async function standing({ call }: People['accountant'], name: string, isAside: boolean): Promise<string[]> {
  const { body } = await call('GET', `/desk/bankStatement/lines?isAside=${isAside}`);
  const lines = body.data as unknown as { _id: string; description: string; bookedOn: string }[];
  const own = lines.filter(({ description }) => description === name);
  return own.sort((one, other) => (one.bookedOn < other.bookedOn ? -1 : 1)).map(({ _id }) => _id);
}

const booking = ({ accountant }: People, ids: readonly string[], last: object = {}): Promise<Reply> =>
  accountant.call('POST', '/desk/bankStatement/book', {
    lines: ids.map((_id, at) => ({ _id, clientId, ...(at === ids.length - 1 && last) })),
  });

async function book(people: People): Promise<Several> {
  const { name, ids } = await takeLines(people);
  const [one = '', other = '', charge = ''] = ids;
  return {
    call: (ids, last) => booking(people, ids, last),
    good: [one, other],
    bad: { id: charge, code: 'CONFLICT' },
    isDone: async (id) => !(await standing(people.accountant, name, false)).includes(id),
  };
}

async function setAside(people: People): Promise<Several> {
  const { name, ids } = await takeLines(people);
  const [booked = '', one = '', other = ''] = ids;
  await booking(people, [booked]);
  return {
    call: (ids) => people.accountant.call('POST', '/desk/bankStatement/aside', { ids, isAside: true }),
    good: [one, other],
    bad: { id: booked, code: 'CONFLICT' },
    isDone: async (id) => (await standing(people.accountant, name, true)).includes(id),
  };
}

/** The calls for several lines of a bank's statement. */
export const bankLines = { bookBankLines: book, setBankLinesAside: setAside };
