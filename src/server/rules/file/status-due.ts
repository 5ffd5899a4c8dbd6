import { instantAt, wallTime } from '#contract/local-time';
import type { WallTime } from '#contract/local-time';
import { dueFieldOf, statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import { provinceZones } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';

interface Paced {
  readonly isRushFile: boolean;
  readonly state: ValueOf<'province'>;
}

const hour = 3_600_000;
const lastSecond = 24 * hour - 1000;

/**
 * When a file should have left a status: its hours from `from`, half of them for a rush file; business days skip weekends.
 * `null` where nothing limits it. A date of the file's own, where the status has one, ends with that day where the file is.
 */
export function statusDue(status: StatusName, file: Paced, from: Date): string | null {
  const { slaHours, rushSlaHours, slaClock } = statusOf(status);
  const zone = provinceZones[file.state];
  const dueField = dueFieldOf(status, file.state);
  if (dueField) return endOfDay(valueAt(file, dueField), zone);
  if (slaHours === null) return null;
  const hours = file.isRushFile ? (rushSlaHours ?? slaHours / 2) : slaHours;
  if (slaClock !== 'business') return new Date(from.getTime() + hours * hour).toISOString();
  return businessHoursLater(from, hours, zone).toISOString();
}

type Due = Pick<Recorded<'file'>, 'status' | 'statusSince' | 'statusDue' | 'state' | 'heldSince'>;

/**
 * When a status is due once its hold is over: as much later as the file was held in it. A deadline of days moves by whole days;
 * one that a law or a court set went on.
 */
export function statusDueReleased(file: Due, now: Date): string | null {
  const { status, statusSince, statusDue: due, heldSince } = file;
  const { dueField, slaClock, runsOnHold } = statusOf(status);
  if (!due || !heldSince || runsOnHold) return due ?? null;
  const held = new Date(heldSince < statusSince ? statusSince : heldSince);
  if (!dueField && slaClock !== 'business')
    return new Date(Date.parse(due) + now.getTime() - held.getTime()).toISOString();
  const zone = provinceZones[file.state];
  const counts = slaClock === 'business' ? isBusinessDay : () => true;
  let left = daysBetween(wallTime(held, zone), wallTime(now, zone)).filter(counts).length;
  let day = wallTime(new Date(due), zone);
  while (left > 0) {
    day = dayAfter(day);
    if (counts(day)) left -= 1;
  }
  return instantAt(day, zone).toISOString();
}

/** When a status is due at a file's new pace, counted from when it began; what a hold gave back stays given back. */
export function statusDueAtPace(
  file: Paced & Pick<Recorded<'file'>, 'status' | 'statusSince' | 'statusDue'>,
): string | null {
  const since = new Date(file.statusSince);
  const before = statusDue(file.status, { ...file, isRushFile: !file.isRushFile }, since);
  const after = statusDue(file.status, file, since);
  if (!before || !after || !file.statusDue || before === after) return file.statusDue ?? null;
  const held = Math.max(0, Date.parse(file.statusDue) - Date.parse(before));
  return new Date(Date.parse(after) + held).toISOString();
}

function businessHoursLater(from: Date, hours: number, zone: string): Date {
  let at = from.getTime();
  for (let left = hours; left > 0;) {
    at += hour;
    if (isBusinessDay(wallTime(new Date(at), zone))) left -= 1;
  }
  return new Date(at);
}

const asUtc = ({ year, month, day }: WallTime): number => Date.UTC(year, month - 1, day);
const isBusinessDay = (day: WallTime): boolean => ![0, 6].includes(new Date(asUtc(day)).getUTCDay());

function dayAfter(day: WallTime): WallTime {
  const next = new Date(asUtc(day) + 24 * hour);
  return {
    year: next.getUTCFullYear(),
    month: next.getUTCMonth() + 1,
    day: next.getUTCDate(),
    time: day.time,
  };
}

/** The days after one up to another, that one included. */
function daysBetween(from: WallTime, to: WallTime): WallTime[] {
  const days: WallTime[] = [];
  for (let day = from; asUtc(day) < asUtc(to);) {
    day = dayAfter(day);
    days.push(day);
  }
  return days;
}

function valueAt(file: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], file);
}

function endOfDay(value: unknown, zone: string): string | null {
  if (typeof value !== 'string') return null;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!day) return value;
  return instantAt(
    { year: Number(year), month: Number(month), day: Number(day), time: lastSecond },
    zone,
  ).toISOString();
}
