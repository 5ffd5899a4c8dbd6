import type { Calendar } from './demo-bundle';
import type { RequestContext } from './demo-vendor-invoice-works';
import { createRandom } from './random';
import type { Random } from './random';

/** What is wrong with an invoice: a price, the taxes, its document, the file of a line, or that it was sent before. */
export type Slip = 'price' | 'taxes' | 'document' | 'file' | 'again';

/**
 * An invoice that a vendor sent so many days ago. `isAlone`: of what is worked still; others are the statement of some weeks. `copies`: the name of the
 * invoice that it sends again, which is copied.
 */
export interface InvoicePlan {
  readonly name: string;
  readonly works: readonly RequestContext[];
  readonly ago: number;
  readonly slip: Slip | undefined;
  readonly isAlone: boolean;
  readonly isCopied: boolean;
  readonly copies?: string;
}

const slips: readonly (readonly [Slip | undefined, number])[] = [
  [undefined, 72],
  ['price', 13],
  ['taxes', 4],
  ['document', 4],
  ['file', 4],
  ['again', 3],
];
/** Days that one statement covers: what it bills is never late. */
const span = 27;

/**
 * Has vendors bill what they did: files that are closed by statements, before they were closed and some after it, and open ones each
 * by itself. What was done in these days, and some of what was done in these weeks, is not billed yet.
 */
export function planInvoices(works: readonly RequestContext[], calendar: Calendar): InvoicePlan[] {
  const agoOf = (day: string): number =>
    Math.round((Date.parse(calendar.today) - Date.parse(day)) / 86_400_000);
  const alone: InvoicePlan[] = [];
  const stated: RequestContext[] = [];
  const ofMonth = gathered(works, agoOf);
  const isGathered = new Set(ofMonth.flat());
  for (const context of works) {
    if (isGathered.has(context)) continue;
    const random = createRandom(`bill ${context.companyId} ${context.fileId}`);
    const plans = context.closedOn
      ? afterClosing(random, context, agoOf(context.closedOn))
      : ofOpenFile(random, context, agoOf(context.lastOn));
    if (plans) alone.push(...plans);
    else stated.push(context);
  }
  const all = [...alone, ...statements(stated, agoOf), ...ofMonth.map((own) => monthOf(own, agoOf))];
  return all.sort(
    (one, other) => other.ago - one.ago || (one.name < other.name ? -1 : Number(one.name > other.name)),
  );
}

/** So much open work of one vendor comes to what the accounts decide on too. */
const month = { from: 5, to: 9 };

// What busy vendors did for an agency in these weeks and bill together, while the files are open.
function gathered(works: readonly RequestContext[], agoOf: (day: string) => number): RequestContext[][] {
  const byVendor = new Map<string, RequestContext[]>();
  for (const context of works) {
    const lastAgo = agoOf(context.lastOn);
    const isOfMonth = context.closedOn === null && lastAgo >= 3 && lastAgo < 25;
    if (!isOfMonth || !createRandom(`month ${context.companyId} ${context.fileId}`).chance(0.5)) continue;
    const key = `${context.companyId} ${context.agencyId}`;
    byVendor.set(key, [...(byVendor.get(key) ?? []), context]);
  }
  return [...byVendor.values()]
    .filter(({ length }) => length >= month.from)
    .map((own) => own.slice(0, month.to));
}

const monthOf = (own: readonly RequestContext[], agoOf: (day: string) => number): InvoicePlan => ({
  name: `${own[0]?.companyId} ${own[0]?.fileId} month`,
  works: own,
  ago: Math.max(1, Math.min(...own.map(({ lastOn }) => agoOf(lastOn))) - 1),
  slip: undefined,
  isAlone: true,
  isCopied: false,
});

// Most was billed before the file was closed: that is nothing for an invoice of its own.
function afterClosing(random: Random, context: RequestContext, closedAgo: number): InvoicePlan[] | undefined {
  if (closedAgo < 2 || !random.chance(0.03)) return undefined;
  return [planOf(context, Math.max(1, closedAgo - random.int(1, 9)), undefined)];
}

function ofOpenFile(random: Random, context: RequestContext, lastAgo: number): InvoicePlan[] {
  const waits = lastAgo < 3 || random.chance(lastAgo < 25 ? 0.22 : 0.03);
  const isLate = lastAgo > 33 && random.chance(0.12);
  const ago = Math.max(1, lastAgo - (isLate ? random.int(31, 45) : random.int(1, 9)));
  const drawn = random.weighted(slips);
  if (waits) return [];
  if (drawn !== 'again') return [planOf(context, ago, drawn)];
  // Kilometres and days of storage add up, and twice of them would be another matter.
  if (ago < 3 || context.fees.some(({ quantity }) => quantity !== 1))
    return [planOf(context, ago, undefined)];
  const original = { ...planOf(context, ago, undefined), isCopied: true };
  const again = planOf(context, Math.max(1, ago - random.int(2, 12)), 'again');
  return [original, { ...again, name: `${original.name} again`, copies: original.name }];
}

const planOf = (context: RequestContext, ago: number, slip: Slip | undefined): InvoicePlan => ({
  name: `${context.companyId} ${context.fileId}`,
  works: [context],
  ago,
  slip,
  isAlone: true,
  isCopied: false,
});

// A statement ends with the first of its files that is closed.
function statements(works: readonly RequestContext[], agoOf: (day: string) => number): InvoicePlan[] {
  const byVendor = new Map<string, RequestContext[]>();
  for (const context of works) {
    const key = `${context.companyId} ${context.agencyId}`;
    byVendor.set(key, [...(byVendor.get(key) ?? []), context]);
  }
  return [...byVendor.values()].flatMap((own) => {
    const sorted = own.sort(
      (one, other) => agoOf(other.lastOn) - agoOf(one.lastOn) || (one.fileId < other.fileId ? -1 : 1),
    );
    const groups: RequestContext[][] = [];
    for (const context of sorted) {
      const group = groups.at(-1);
      const fits =
        group &&
        agoOf(group[0]?.lastOn ?? '') - agoOf(context.lastOn) < span &&
        group.every(({ closedOn }) => (closedOn ?? '') > context.lastOn);
      if (fits) group.push(context);
      else groups.push([context]);
    }
    return groups.map((group) => ({
      name: `${group[0]?.companyId} ${group[0]?.fileId} statement`,
      works: group,
      ago: statedAgo(group, agoOf),
      slip: undefined,
      isAlone: false,
      isCopied: false,
    }));
  });
}

// The day after the last of its work, and not after one of its files was closed.
function statedAgo(group: readonly RequestContext[], agoOf: (day: string) => number): number {
  const lastAgo = Math.min(...group.map(({ lastOn }) => agoOf(lastOn)));
  const closedAgo = Math.max(...group.map(({ closedOn }) => agoOf(closedOn ?? '')));
  return Math.max(lastAgo - 1, closedAgo, 0);
}
