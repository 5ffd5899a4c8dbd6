import type { ValueOf } from '../vocabularies';

/** The time zone in which most people of a province live. A day in a spreadsheet is a day there. */
export const provinceZones: { readonly [P in ValueOf<'province'>]: string } = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

const formats = new Map<string, Intl.DateTimeFormat>();

function localTime(province: ValueOf<'province'>, at: Date): string {
  const timeZone = provinceZones[province];
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format.format(at);
}

const quarter = 15 * 60_000;
const days = new Map<string, { readonly since: number; readonly day: string }>();

/** The calendar day that it is in a province, `YYYY-MM-DD`. Clocks differ by whole quarters of an hour, so it is asked once in each. */
export function todayIn(province: ValueOf<'province'>, now: Date): string {
  const since = Math.floor(now.getTime() / quarter);
  const known = days.get(province);
  if (known?.since === since) return known.day;
  const day = localTime(province, now).slice(0, 10);
  days.set(province, { since, day });
  return day;
}

const noons = new Map<string, string>();

/**
 * A calendar day as an instant: noon of that day in the province, so that it is the same day everywhere in Canada; the
 * present moment where that noon is still to come.
 */
export function noonIn(province: ValueOf<'province'>, day: string, now: Date): string {
  const key = `${province} ${day}`;
  const noon = noons.get(key) ?? findNoon(province, day);
  if (noons.size > 5000) noons.clear();
  noons.set(key, noon);
  return noon < now.toISOString() ? noon : now.toISOString();
}

function findNoon(province: ValueOf<'province'>, day: string): string {
  const asUtc = Date.parse(`${day}T12:00:00Z`);
  const local = Date.parse(`${localTime(province, new Date(asUtc)).replace(' ', 'T')}Z`);
  return new Date(asUtc + (asUtc - local)).toISOString();
}
