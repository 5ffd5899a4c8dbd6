import { assetType } from '../src/contract/vocabularies/asset';
import { createRandom } from '../src/server/seed/random';
import type { Call, SqlCatcher } from './captured-sql';
import type { AppContext } from './bench-host';
import { vendorInvoiceViews } from './vendor-invoices';

type Reply = Promise<{ status: number; body: string }>;

/** A call that is measured, and the SQL that the host runs for it. */
export interface MeasuredCall {
  readonly name: string;
  readonly send: (app: AppContext, index: number) => Reply;
  /** What to run bare; for a write as many as will run, since none can run twice. */
  readonly sql: (catcher: SqlCatcher, app: AppContext, count: number) => Promise<Call[]>;
  readonly onlyLarge?: boolean;
  readonly isWrite?: boolean;
  /** Asks for what the host does not remember: it makes it forget what other calls ask for, and is taken apart from them. */
  readonly isAnew?: boolean;
  /** Held to its growth from the small house to the large one. */
  readonly grows?: boolean;
}

const views: readonly Record<string, string>[] = [
  { active: 'true', sortBy: '-lastActivityDate' },
  { active: 'true', stage: 'field_recovery', sortBy: '-assignmentDate' },
  { state: 'ON', contractType: 'conditional_sale', sortBy: '-daysPastDue' },
  { hold: 'true', sortBy: 'ref' },
  { closed: 'false', isRushFile: 'true', sortBy: 'nextActionDate' },
];
const deep: Record<string, string> = { page: '2000', sortBy: '-lastActivityDate' };
/** Pages that nobody was shown, one after the other. */
const pageAfter = (number: number): View => ({ page: String(number), sortBy: '-lastActivityDate' });

// The same views with every kind of asset named, in another order at each call: nothing is left out, and no total of an earlier
// call answers for it.
const anew = (index: number): View => {
  const random = createRandom(`order ${index}`);
  const drawn = assetType.map((kind) => ({ kind, place: random.next() }));
  const order = drawn.sort((a, b) => a.place - b.place).map(({ kind }) => kind);
  return { ...at(views, index), assetType: order };
};

type View = Readonly<Record<string, string | readonly string[]>>;
const query = (view: View): string =>
  new URLSearchParams(
    Object.entries(view).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  ).toString();
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const list = ({ client }: AppContext, view: View): Reply => client.call('GET', `/file/list?${query(view)}`);

export const measuredCalls: readonly MeasuredCall[] = [
  {
    name: 'list: filters, sort, total',
    grows: true,
    send: (app, index) => list(app, at(views, index)),
    sql: (catcher) => each(views, (view) => catcher.list(view)),
  },
  {
    name: 'list, no total remembered',
    isAnew: true,
    send: (app, index) => list(app, anew(index)),
    sql: (catcher) => each(numbers(100), (index) => catcher.list(anew(index))),
  },
  {
    name: 'list, rows not shown before',
    isAnew: true,
    onlyLarge: true,
    send: (app) => list(app, pageAfter((turned += 1))),
    // The pages that were turned last, a hundred of them from the first of these to the last: what stands before a page is passed by.
    sql: (catcher, _, count) =>
      each(numbers(100), (index) => catcher.list(pageAfter(turned - Math.floor((index * count) / 100)))),
  },
  {
    name: 'list, page 2,000',
    onlyLarge: true,
    send: (app) => list(app, deep),
    sql: (catcher) => each([deep], (view) => catcher.list(view)),
  },
  {
    name: 'vendor invoices, any filter',
    send: ({ client }, index) =>
      client.call('GET', `/vendorInvoice/list?${query(at(vendorInvoiceViews, index))}`),
    sql: (catcher) => each(vendorInvoiceViews, (view) => catcher.list(view, 'vendorInvoice')),
  },
  {
    name: 'search, substring',
    grows: true,
    send: ({ client, words }, index) =>
      client.call('GET', `/file/search?${query({ search: at(words, index) })}`),
    sql: (catcher, { words }) => each(words, (word) => catcher.search(word)),
  },
  {
    name: 'one file',
    grows: true,
    send: ({ client, ids }, index) => client.call('GET', `/file/${at(ids, index)}`),
    sql: (catcher, { ids }) => each(ids, (id) => catcher.get(id)),
  },
  {
    name: 'one file, not shown before',
    isAnew: true,
    grows: true,
    send: ({ client, manyIds }) => client.call('GET', `/file/${at(manyIds, (shown += 1))}`),
    // Those that were asked for last: of what was caught before, the catcher knows what stands around it, as the host does.
    sql: (catcher, { manyIds }, count) =>
      each(numbers(count), (index) => catcher.get(at(manyIds, shown - index))),
  },
  {
    name: 'create, with history',
    isWrite: true,
    send: (app, index) => app.client.call('POST', '/file/', draft(app, index)),
    sql: (catcher, app, count) =>
      each(numbers(count), (index) => catcher.create(draft(app, index), `X${serial()}`)),
  },
  {
    name: 'update, with history',
    isWrite: true,
    send: (app, index) => app.client.call('PATCH', '/file/', change(app, index)),
    sql: (catcher, app, count) => each(numbers(count), (index) => catcher.update(change(app, index))),
  },
];

/** How many pages were turned: each call takes the next. */
let turned = 0;
/** How many files were asked for that had not been shown: each call takes the next. */
let shown = 0;

let last = Date.now();
const serial = (): number => (last += 1);

function draft({ clientIds }: AppContext, index: number): object {
  return {
    clientId: at(clientIds, index),
    bankAccountNumber: `B${serial()}`,
    contractType: 'secured_loan',
    state: 'ON',
    serialNumber: '2T1BURHE8K0000002',
    asset: { year: 2019, auMake: 'Toyota', auModel: 'Corolla' },
  };
}

function change({ ids }: AppContext, index: number): object {
  return { _id: at(ids, index), nextAction: `Call ${serial()}` };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

async function each<T>(given: readonly T[], run: (one: T) => Promise<Call>): Promise<Call[]> {
  const found: Call[] = [];
  for (const one of given) found.push(await run(one));
  return found;
}
