import type { Random } from '../src/server/seed/random';
import type { Client } from './client';

type Reply = { status: number; body: string };

/** What is there to be asked for on the medium set. */
export interface Ground {
  /** Filters and orders of the list of files, each with a value that the house has. */
  readonly asked: readonly Readonly<Record<string, string>>[];
  /** Open files, and such that a status can be given once. */
  readonly ids: readonly string[];
  readonly words: readonly string[];
  readonly documentIds: readonly string[];
}

export interface MediumCall {
  readonly name: string;
  /** The most milliseconds that 95 of 100 calls may take. */
  readonly budget: number;
  /** How often among a hundred calls of a working day's mix; what is done with care is not done all the time. */
  readonly share: number;
  /** How many requests it sends, where it is not one. */
  readonly requests?: number;
  readonly send: (client: Client, ground: Ground, random: Random, index: number) => Promise<Reply>;
}

const query = (parameters: Readonly<Record<string, string>>): string =>
  new URLSearchParams(parameters).toString();

/** Some filters at once, and an order. */
function combined(random: Random, { asked }: Ground): Record<string, string> {
  const parts = Array.from({ length: random.int(1, 4) }, () => random.pick(asked));
  return Object.assign({}, ...parts) as Record<string, string>;
}

/** What the screen of a file asks for when it is opened, all tabs' counts and first rows. */
const opened = (id: string): string[] => [
  `/file/${id}`,
  `/desk/file/${id}/money`,
  `/relatedParty/list?${query({ fileId: id })}`,
  `/skipTrace/list?${query({ fileId: id })}`,
  `/note/file/list?${query({ fileId: id, page: '1', size: '3' })}`,
  `/reminder/list?${query({ fileId: id, view: 'file' })}`,
  `/document/list?${query({ fileIds: id })}`,
  `/desk/request/list?${query({ fileIds: id, size: '100' })}`,
  `/desk/companyAssignment/list?${query({ fileId: id })}`,
  `/desk/attempt/list?${query({ fileId: id })}`,
  `/vendorInvoice/list?${query({ fileIds: id, size: '100' })}`,
  `/fee/list/${id}?size=100`,
  `/projectedFee/list/${id}`,
  `/history/list/${id}?size=25`,
];

async function together(client: Client, calls: readonly string[]): Promise<Reply> {
  const replies = await Promise.all(calls.map((call) => client.call('GET', call)));
  return replies.find(({ status }) => status >= 300) ?? { status: 200, body: '' };
}

/** What people wait for on a working day, and how long they may. */
export const mediumCalls: readonly MediumCall[] = [
  {
    name: 'list of files, any filters, page 25',
    budget: 300,
    share: 22,
    send: (client, ground, random) =>
      client.call('GET', `/file/list?${query({ ...combined(random, ground), page: '25' })}`),
  },
  {
    name: 'search',
    budget: 250,
    share: 10,
    send: (client, { words }, random) =>
      client.call('GET', `/file/search?${query({ search: random.pick(words) })}`),
  },
  {
    name: 'opening a file, every tab',
    budget: 400,
    share: 15,
    requests: opened('').length,
    send: (client, { ids }, random) => together(client, opened(random.pick(ids))),
  },
  {
    name: 'counts beside a list, any filters',
    budget: 400,
    share: 10,
    send: (client, ground, random) =>
      client.call('GET', `/file/bucketList?${query(combined(random, ground))}`),
  },
  {
    name: 'saving a note',
    budget: 250,
    share: 10,
    send: (client, { ids }, random, index) =>
      client.call('POST', '/note/', {
        fileId: random.pick(ids),
        noteType: 'general',
        audience: 'internal',
        body: `The neighbour says that nobody has been there since Tuesday (${index}).`,
      }),
  },
  {
    name: 'saving a status',
    budget: 250,
    share: 3,
    send: (client, { ids }, _random, index) =>
      client.call('PATCH', '/file/', {
        _id: ids[index % ids.length],
        status: 'legal_review',
        statusReason: 'Counsel asked for the contract.',
      }),
  },
  {
    name: 'documents of a file',
    budget: 250,
    share: 6,
    send: (client, { ids }, random) =>
      client.call('GET', `/document/list?${query({ fileIds: random.pick(ids) })}`),
  },
  {
    name: 'signed address of a document',
    budget: 150,
    share: 4,
    send: (client, { documentIds }, random) =>
      client.call('GET', `/document/signedUrl/${random.pick(documentIds)}?type=view`),
  },
  {
    name: 'count of notes',
    budget: 80,
    share: 10,
    send: (client) => client.call('GET', '/note/count?unread=true'),
  },
  {
    name: 'count of reminders',
    budget: 80,
    share: 9,
    send: (client) => client.call('GET', '/reminder/count'),
  },
  {
    name: 'units to be sold',
    budget: 500,
    share: 1,
    send: (client) => client.call('GET', '/remarketingDashboard/list'),
  },
];
