import { ruleInForce } from '../clocks/rule-in-force';
import type { Judged, Rule } from '../clocks/rule-in-force';
import type { Recorded } from '../resources/index';
import { sentence } from '../words/sentence';
import type { Sentence } from '../words/sentence';
import { errands, takesNothing } from './seizure-licence';

type Sought = Judged & Pick<Recorded<'file'>, 'assignmentType'>;

/**
 * What the law asks of whoever takes something away, where it is taken: said to them before they do. `rules`: those of the file's
 * province and of all Canada; `today`: the day there, `YYYY-MM-DD`.
 */
export function lawInTheField(file: Sought, rules: readonly Rule[], today: string): Sentence[] {
  if (errands.includes(file.assignmentType)) return [];
  const km = kmWithoutConsent(file, rules, today);
  const hours = ruleInForce(rules, 'seizure_hours', file, today)?.value;
  return [
    ...(asksHome(file, rules, today) ? [sentence('attempts.lawAdult')] : []),
    ...(km === undefined ? [] : [sentence('attempts.lawMoved', { km })]),
    ...(typeof hours === 'string' ? [sentence('attempts.lawHours', hoursOf(hours))] : []),
  ];
}

/** `Mon-Sat 07:00-21:00`: which days, and from when to when. */
function hoursOf(value: string): { readonly days: string; readonly hours: string } {
  const [days = '', ...hours] = value.split(' ');
  return { days, hours: hours.join(' ') };
}

/** Whether the law asks who was present where something is taken out of a home. */
export function asksHome(file: Sought, rules: readonly Rule[], today: string): boolean {
  if (takesNothing.includes(file.assignmentType)) return false;
  return ruleInForce(rules, 'adult_resident_present', file, today)?.value === true;
}

/** How far, in kilometres, what was taken may be moved without consent in writing, where the law says. */
export function kmWithoutConsent(file: Sought, rules: readonly Rule[], today: string): number | undefined {
  if (errands.includes(file.assignmentType)) return undefined;
  const value = ruleInForce(rules, 'goods_moved_limit_km', file, today)?.value;
  return typeof value === 'number' ? value : undefined;
}
