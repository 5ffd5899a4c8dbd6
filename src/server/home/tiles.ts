import { sql } from 'kysely';
import { addDays } from '#contract/clocks/day';
import type { HomeTile } from '#contract/commands/home';
import { readListQuery } from '#contract/list-query';
import { sideOf } from '#contract/roles/sides';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { counted } from '../records/counted';
import { rulesOf } from '../records/installed-rules';
import { may } from '../request/rights';
import type { Caller } from '../request/caller';
import type { RequestContext } from '../request/context';

/** Whom a home is for, on which day, and whether it is of their own files alone. */
export interface HomeAsk {
  readonly caller: Caller;
  /** `2026-11-20`, where they are. */
  readonly today: string;
  readonly mine: boolean;
}

interface TileOf {
  readonly resource: ResourceName;
  /** The filters of the list that it counts, as its address says them. */
  readonly filters: (ask: HomeAsk) => Readonly<Record<string, string | readonly string[]>>;
  readonly sortBy?: string;
  readonly isFor?: (caller: Caller) => boolean;
}

/** Days within which a deadline of the law is told, and days of silence after which a file is. */
const soon = 7;
/** Days within which a vendor's licence or insurance is renewed. */
const soonExpired = 30;

const isVendor = ({ activityType }: Caller): boolean => sideOf(activityType) === 'vendor';
const own = ({ mine, caller }: HomeAsk): Readonly<Record<string, string>> =>
  mine ? { assignedUsers: caller.userId } : {};
const active = (ask: HomeAsk): Readonly<Record<string, string>> => ({ active: 'true', ...own(ask) });

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
    isFor: (caller) => may(caller, 'request', 'decide'),
  },
  invoicesToDecide: {
    resource: 'vendorInvoice',
    filters: () => ({ decidable: 'true' }),
    isFor: (caller) => may(caller, 'vendorInvoice', 'approve'),
  },
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
    filters: () => ({ invoiceStatus: ['auto_approved', 'approved', 'post_failed'] }),
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
    isFor: (caller) => sideOf(caller.activityType) === 'agency' && may(caller, 'companyAssignment', 'create'),
  },
};

export interface CountedTile {
  readonly tile: HomeTile;
  readonly resource: ResourceName;
  readonly search: string;
  readonly count: number;
}

/** The numbers of somebody's day, each counted as its own list counts, in one statement. */
export async function countTiles(context: RequestContext, ask: HomeAsk): Promise<CountedTile[]> {
  const { db, caller } = context;
  const shown = Object.entries(tiles).flatMap(([tile, { resource, filters, sortBy, isFor }]) => {
    if (!may(caller, resource, 'list') || isFor?.(caller) === false) return [];
    const given = filters(ask);
    const search = new URLSearchParams();
    for (const [name, values] of Object.entries(given))
      for (const value of [values].flat()) search.append(name, value);
    if (sortBy) search.set('sortBy', sortBy);
    return [{ tile: tile as HomeTile, resource, search: search.toString(), given }];
  });
  if (shown.length === 0) return [];
  const counts = shown.map(({ resource, given }) => {
    const lists = Object.fromEntries(Object.entries(given).map(([name, values]) => [name, [values].flat()]));
    const asked = readListQuery(declarationOf(resource), lists);
    const { filters } = rulesOf(resource).ask?.(context, asked) ?? asked;
    return sql`(select count(*)::integer from ${counted(resource, filters, caller)})`;
  });
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] counts`.execute(db);
  return shown.map(({ tile, resource, search }, index) => ({
    tile,
    resource,
    search,
    count: rows[0]?.counts[index] ?? 0,
  }));
}
