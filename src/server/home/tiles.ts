import { addDays } from '#contract/clocks/day';
import type { HomeTile } from '#contract/commands/home';
import { postable } from '#contract/lifecycles/vendor-invoice';
import { sideOf } from '#contract/roles/sides';
import type { ResourceName } from '#contract/resources/index';
import type { Row } from '../database/tables';
import { may } from '../request/rights';
import type { Caller } from '../request/caller';
import type { RequestContext } from '../request/context';
import { emptyLists } from '../rules/empty-lists';
import { countLists } from './count-lists';
import type { FirstRows, ListFilters, ListToCount } from './count-lists';
import { mostHarms } from './harm';

/** Whom a home is for, on which day, and whether it is of their own files alone. */
export interface HomeAsk {
  readonly caller: Caller;
  /** `2026-11-20`, where they are. */
  readonly today: string;
  readonly mine: boolean;
}

interface TileOf {
  readonly resource: ResourceName;
  /** The filters of the list that it counts. */
  readonly filters: (ask: HomeAsk) => ListFilters;
  readonly sortBy?: string;
  readonly isFor?: (caller: Caller) => boolean;
  /** To whom its number is told, where that is not everybody whom it is for. */
  readonly isTold?: (caller: Caller) => boolean;
  /** Which of its rows are named. */
  readonly first?: FirstRows;
}

/** Days within which a deadline of the law is told, and days of silence after which a file is. */
const soon = 7;
/** Days within which a licence or an insurance is renewed. */
const soonExpired = 30;

/** Whether they choose who takes assets, and so whose licences have to hold. */
const sendsOut = (caller: Caller): boolean =>
  sideOf(caller.activityType) === 'agency' && may(caller, 'companyAssignment', 'create');
const isVendor = ({ activityType }: Caller): boolean => sideOf(activityType) === 'vendor';
const own = ({ mine, caller }: HomeAsk): Readonly<Record<string, string>> =>
  mine ? { assignedUsers: caller.userId } : {};
const active = (ask: HomeAsk): Readonly<Record<string, string>> => ({ active: 'true', ...own(ask) });

const firstToDecide = (columns: readonly string[], second: string): FirstRows => ({
  columns: ['fileIds', ...columns],
  by: ['dueDate', second, '_id'],
  most: mostHarms,
});

/** The lists whose lengths a day begins with, what harms first at the top. */
const tiles: { readonly [T in HomeTile]: TileOf } = {
  deadlines: {
    resource: 'file',
    filters: (ask) => ({ closed: 'false', nextDeadlineTo: addDays(ask.today, soon), ...own(ask) }),
    sortBy: 'nextDeadline',
    isFor: (caller) => !isVendor(caller),
  },
  late: {
    resource: 'file',
    filters: (ask) => ({ ...active(ask), pastStatusDue: 'true' }),
    sortBy: 'statusDue',
  },
  rush: { resource: 'file', filters: (ask) => ({ ...active(ask), isRushFile: 'true' }) },
  decisions: {
    resource: 'request',
    filters: () => ({ decidable: 'true' }),
    isFor: (caller) => may(caller, 'request', 'decide') || may(caller, 'recon', 'approve'),
    isTold: (caller) => may(caller, 'request', 'decide'),
    first: firstToDecide(['requestType'], 'createdAt'),
  },
  invoicesToDecide: {
    resource: 'vendorInvoice',
    filters: () => ({ decidable: 'true' }),
    isFor: (caller) => may(caller, 'vendorInvoice', 'approve'),
    first: firstToDecide(['invoiceNumber'], 'invoiceDate'),
  },
  unreadNotes: { resource: 'note', filters: () => ({ unread: 'true', myMessages: 'true' }) },
  proposals: {
    resource: 'companyAssignment',
    filters: () => ({ status: 'proposed' }),
    isFor: isVendor,
  },
  invoicesSentBack: {
    resource: 'vendorInvoice',
    filters: () => ({ invoiceStatus: ['disputed', 'rejected'] }),
    isFor: isVendor,
  },
  unassigned: {
    resource: 'file',
    filters: () => ({ active: 'true', unassigned: 'true' }),
    isFor: (caller) => may(caller, 'companyAssignment', 'create'),
  },
  quiet: {
    resource: 'file',
    filters: (ask) => ({ ...active(ask), lastActivityDateTo: addDays(ask.today, -soon) }),
    sortBy: 'lastActivityDate',
    isFor: (caller) => !isVendor(caller),
  },
  held: { resource: 'file', filters: (ask) => ({ closed: 'false', hold: 'true', ...own(ask) }) },
  unbilled: {
    resource: 'fee',
    filters: () => ({ unbilled: 'true' }),
    isFor: (caller) => may(caller, 'invoice', 'issue'),
  },
  drafts: {
    resource: 'invoice',
    filters: () => ({ status: 'draft' }),
    isFor: (caller) => may(caller, 'invoice', 'issue'),
  },
  overdueInvoices: {
    resource: 'invoice',
    filters: () => ({ overdue: 'true' }),
    isFor: (caller) => may(caller, 'payment', 'create'),
  },
  invoicesToPost: {
    resource: 'vendorInvoice',
    filters: () => ({ invoiceStatus: [...postable] }),
    isFor: (caller) => may(caller, 'vendorInvoice', 'postSage'),
  },
  remitDue: {
    resource: 'payment',
    filters: () => ({ remitDue: 'true' }),
    isFor: (caller) => may(caller, 'invoice', 'issue'),
  },
  expiring: {
    resource: 'company',
    filters: ({ today }) => ({ nextExpiryTo: addDays(today, soonExpired) }),
    sortBy: 'nextExpiry',
    isFor: sendsOut,
  },
  licencesOfPeople: {
    resource: 'user',
    // Who left renews nothing.
    filters: ({ today }) => ({ nextExpiryTo: addDays(today, soonExpired), userStatus: 'active' }),
    sortBy: 'nextExpiry',
    isFor: sendsOut,
  },
};

export interface CountedTile {
  readonly tile: HomeTile;
  readonly resource: ResourceName;
  readonly search: string;
  readonly count: number;
}

export interface CountedTiles {
  readonly tiles: readonly CountedTile[];
  /** What comes first in the lists whose rows are named. */
  readonly first: ReadonlyMap<HomeTile, readonly Row[]>;
}

/** The lists that are there for somebody. */
async function listsFor({ db }: RequestContext, ask: HomeAsk): Promise<ListToCount<HomeTile>[]> {
  const { caller } = ask;
  const empty = await emptyLists(db, caller);
  return Object.entries(tiles).flatMap(([key, { resource, filters, sortBy, isFor, first }]) =>
    may(caller, resource, 'list') && !empty.includes(resource) && isFor?.(caller) !== false
      ? [{ key: key as HomeTile, resource, filters: filters(ask), ...(sortBy && { sortBy }), first }]
      : [],
  );
}

const isTold = (key: HomeTile, caller: Caller): boolean => tiles[key].isTold?.(caller) !== false;

/** The numbers of somebody's day, each counted as its own list counts. */
export async function countTiles(context: RequestContext, ask: HomeAsk): Promise<CountedTiles> {
  const counts = await countLists(context, await listsFor(context, ask));
  return {
    tiles: counts
      .filter(({ key }) => isTold(key, ask.caller))
      .map(({ key: tile, resource, search, count }) => ({ tile, resource, search, count })),
    first: new Map(counts.map(({ key, first = [] }) => [key, first])),
  };
}

/** Those numbers alone that are told, and of these none that are told `otherwise`: a tile, and how many. */
export async function countTold<T extends HomeTile>(
  context: RequestContext,
  ask: HomeAsk,
  otherwise: readonly T[],
): Promise<{ readonly tile: Exclude<HomeTile, T>; readonly count: number }[]> {
  const left: readonly HomeTile[] = otherwise;
  const lists = (await listsFor(context, ask)).flatMap(({ key, first: _, ...list }) =>
    isTold(key, ask.caller) && !left.includes(key) ? [{ ...list, key: key as Exclude<HomeTile, T> }] : [],
  );
  return (await countLists(context, lists)).map(({ key: tile, count }) => ({ tile, count }));
}
