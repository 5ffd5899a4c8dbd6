import { instantAt, wallClock } from '../../kinds/zone';

export type QuickDate = 'plusOne' | 'plusThree' | 'monday';
export const quickDates: readonly QuickDate[] = ['plusOne', 'plusThree', 'monday'];

const day = 86_400_000;

/** The instant of a quick date: the same time of day one or three days on, or nine o'clock of the next Monday, in that zone. */
export function quickDate(which: QuickDate, now: number, zone: string | undefined): string {
  if (which === 'monday') {
    const today = wallClock(new Date(now).toISOString(), zone).slice(0, 10);
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
    const ahead = (8 - weekday) % 7 || 7;
    const monday = new Date(Date.parse(`${today}T00:00:00Z`) + ahead * day).toISOString().slice(0, 10);
    return instantAt(`${monday}T09:00`, zone);
  }
  const days = which === 'plusOne' ? 1 : 3;
  const wall = wallClock(new Date(now).toISOString(), zone);
  const later = new Date(Date.parse(`${wall.slice(0, 10)}T00:00:00Z`) + days * day)
    .toISOString()
    .slice(0, 10);
  return instantAt(`${later}T${wall.slice(11)}`, zone);
}
