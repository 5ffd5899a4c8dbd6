import { isHandedBack } from '#contract/lifecycles/handed-back';
import { dueFieldOf, statusOf } from '#contract/lifecycles/file-status';
import type { Recorded } from '#contract/resources/index';

type File = Partial<Recorded<'file'>>;

export type ClockName =
  | 'statusDue'
  | 'holdUntil'
  | 'priorNoticeExpiry'
  | 'earliestSaleDate'
  | 'objectionDeadline'
  | 'disposeBy'
  | 'redemptionQuote'
  | 'effectsHold'
  | 'storageCap'
  | 'payoffGood';

/**
 * A time that runs on a file. A `deadline` is to be met, a `wait` is to be sat out, and in a `term` somebody else may act until its last day:
 * the first that has passed is late, the others are over. `share` is how much of it has run, 0 to 1; `null` where its beginning is not known.
 */
export interface FileClock {
  readonly name: ClockName;
  readonly how: 'deadline' | 'wait' | 'term';
  readonly from: string | null;
  readonly to: string;
  /** Whole days where the end is a day, hours where it is an instant that is near. Negative once it has passed. */
  readonly left: { readonly unit: 'day' | 'hour' | 'minute'; readonly count: number };
  readonly share: number | null;
  readonly state: 'running' | 'soon' | 'passed' | 'paused';
}

const hour = 3_600_000;
const day = 24 * hour;
const isDay = (text: string) => text.length === 10;

function leftUntil(to: string, now: number, today: string): FileClock['left'] {
  if (isDay(to)) {
    const count = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / day);
    return { unit: 'day', count };
  }
  const rest = Date.parse(to) - now;
  if (Math.abs(rest) >= 2 * day) return { unit: 'day', count: Math.trunc(rest / day) };
  if (Math.abs(rest) >= hour) return { unit: 'hour', count: Math.trunc(rest / hour) };
  return { unit: 'minute', count: Math.trunc(rest / 60_000) };
}

const instantOf = (text: string) => Date.parse(isDay(text) ? `${text}T00:00:00Z` : text);

function clock(
  name: ClockName,
  how: FileClock['how'],
  span: { from: string | null | undefined; to: string | null | undefined; pausedAt?: string | null },
  now: number,
  today: string,
): FileClock[] {
  const { from = null, to, pausedAt = null } = span;
  if (!to) return [];
  const left = leftUntil(to, now, today);
  const at = isDay(to) ? Date.parse(`${today}T00:00:00Z`) : now;
  const length = from ? instantOf(to) - instantOf(from) : 0;
  const ran = (pausedAt ? Date.parse(pausedAt) : at) - instantOf(from ?? to);
  const share = from && length > 0 ? Math.min(1, Math.max(0, ran / length)) : null;
  // A day that is reached has passed for one who waits, and not yet for one who must be done on it.
  const passed = isDay(to) ? (how === 'wait' ? left.count <= 0 : left.count < 0) : instantOf(to) <= now;
  const near = instantOf(to) - at <= (isDay(to) ? 3 * day : Math.max(hour, length * 0.2));
  const state = pausedAt ? 'paused' : passed ? 'passed' : near ? 'soon' : 'running';
  return [{ name, how, from, to, left, share: state === 'passed' ? 1 : share, state }];
}

const lawClocks: { readonly [path: string]: true | undefined } = {
  'priorNotice.priorNoticeExpiry': true,
  'notice.earliestSaleDate': true,
  'redemption.quotedUntil': true,
};

/** What a clock ran for that is done: it runs no more, whatever its date says. */
function finishedClocks(file: File): ReadonlySet<ClockName> {
  const { stage, status, redemption, personalEffects, storage } = file;
  const isOneOf = (stages: readonly (typeof stage)[]): boolean => stages.includes(stage);
  const isBack =
    status !== undefined && isHandedBack({ status, previousStatus: file.previousStatus ?? null });
  const isTaken = isBack || isOneOf(['secured', 'notice_period', 'remarketing', 'settlement', 'close_out']);
  const isDisposed = isBack || isOneOf(['settlement', 'close_out']);
  const isRedeemed = isDisposed || redemption?.redeemedDate != null || redemption?.amountReceived != null;
  const areEffectsGone =
    personalEffects?.hasEffects === false ||
    ['none', 'released', 'disposed'].includes(personalEffects?.status ?? '');
  return new Set<ClockName>([
    ...(file.hold ? [] : ['holdUntil' as const]),
    ...(isTaken ? ['priorNoticeExpiry' as const] : []),
    ...(isDisposed ? ['earliestSaleDate' as const, 'payoffGood' as const] : []),
    ...(isDisposed || !isTaken ? ['objectionDeadline' as const, 'disposeBy' as const] : []),
    ...(isRedeemed ? ['redemptionQuote' as const] : []),
    ...(areEffectsGone ? ['effectsHold' as const] : []),
    ...(storage?.outDate ? ['storageCap' as const] : []),
  ]);
}

/** The clocks of a file, the nearest end first. A hold pauses the desk's own deadlines; what the law counts goes on. */
export function clocksOf(file: File, now: number, today: string): FileClock[] {
  const { notice, priorNotice, redemption, personalEffects, storage } = file;
  const row = file.status && statusOf(file.status);
  const dueField = file.status && file.state ? dueFieldOf(file.status, file.state) : row?.dueField;
  if (file.closed || row?.category === 'terminal') return [];
  const finished = finishedClocks(file);
  // A period that the law set is shown by its own name, not once more as the status's deadline.
  const isLaw = dueField !== undefined && lawClocks[dueField] === true;
  return [
    ...clock(
      'statusDue',
      'deadline',
      {
        from: file.statusSince,
        to: isLaw ? null : file.statusDue,
        pausedAt: file.hold && !row?.runsOnHold ? (file.heldSince ?? file.statusSince ?? null) : null,
      },
      now,
      today,
    ),
    ...clock('holdUntil', 'deadline', { from: file.holdStartDate, to: file.holdUntil }, now, today),
    ...clock(
      'priorNoticeExpiry',
      'wait',
      { from: priorNotice?.servedDate, to: priorNotice?.priorNoticeExpiry },
      now,
      today,
    ),
    ...clock(
      'earliestSaleDate',
      'wait',
      { from: notice?.noticeServedDate, to: notice?.earliestSaleDate },
      now,
      today,
    ),
    ...clock(
      'objectionDeadline',
      'term',
      { from: null, to: notice?.objectionDate ? null : notice?.objectionDeadline },
      now,
      today,
    ),
    ...clock(
      'disposeBy',
      'deadline',
      { from: file.recovery?.securedDate, to: notice?.disposeBy },
      now,
      today,
    ),
    ...clock('redemptionQuote', 'deadline', { from: null, to: redemption?.quotedUntil }, now, today),
    ...clock(
      'effectsHold',
      'wait',
      { from: personalEffects?.inventoryDate, to: personalEffects?.holdUntilDate },
      now,
      today,
    ),
    ...clock('storageCap', 'deadline', { from: storage?.inDate, to: storage?.capDate }, now, today),
    ...clock('payoffGood', 'deadline', { from: null, to: file.payoffGoodUntil }, now, today),
  ]
    .filter(({ name }) => !finished.has(name))
    .sort((one, other) => instantOf(one.to) - instantOf(other.to));
}
