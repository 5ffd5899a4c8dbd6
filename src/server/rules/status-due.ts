import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';

interface Paced {
  readonly isRushFile: boolean;
}

/**
 * When a file should have left a status: its hours from now, half of them for a rush file; business days skip weekends.
 * `null` where nothing limits it. A date of the file's own, where the status has one, ends with that day.
 */
export function statusDue(status: StatusName, file: Paced, now: Date): string | null {
  const { slaHours, rushSlaHours, slaClock, dueField } = statusOf(status);
  if (dueField) return endOfDay(valueAt(file, dueField));
  if (slaHours === null) return null;
  const hours = file.isRushFile ? (rushSlaHours ?? slaHours / 2) : slaHours;
  if (slaClock !== 'business') return new Date(now.getTime() + hours * 3_600_000).toISOString();
  return businessHoursLater(now, hours).toISOString();
}

function businessHoursLater(from: Date, hours: number): Date {
  let at = from.getTime();
  for (let left = hours; left > 0;) {
    at += 3_600_000;
    const day = new Date(at).getUTCDay();
    if (day !== 0 && day !== 6) left -= 1;
  }
  return new Date(at);
}

function valueAt(file: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], file);
}

function endOfDay(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T23:59:59.000Z` : value;
}
