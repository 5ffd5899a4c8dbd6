import { businessDayFrom, isBusinessDay } from '#contract/clocks/business-day';
import type { NoticeKind } from '#contract/clocks/clock';
import { addDays } from '#contract/clocks/day';
import { recalculatedFile } from '#contract/clocks/file-clocks';
import { isServedWith, priorNoticesOf } from '#contract/clocks/who-is-served';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import type { Recorded } from '#contract/resources/index';
import { deficiencyByRule } from '../rules/file/deficiency-rule';
import type { Calendar, Seeded } from './demo-bundle';
import type { Province } from './demo-places';

type Party = Seeded<'relatedParty'>;
type Service = NonNullable<Recorded<'file'>['services']>[number];

/** A notice served on everyone who is entitled to it, on a working day since the file was placed: that day, or the nearest to it. */
export function servicesOn(
  parties: readonly Party[],
  noticeKind: NoticeKind,
  served: { readonly day: string; readonly placed: string; readonly state: Province; readonly by: string },
  more: Partial<Service> = {},
): Service[] {
  let day = served.day;
  while (!isBusinessDay(served.state, day)) day = addDays(day, -1);
  if (day < served.placed) day = businessDayFrom(served.state, served.placed);
  const method = more.method ?? 'personal';
  return parties
    .filter(({ relatedPartyType }) => relatedPartyType && isServedWith(noticeKind, relatedPartyType))
    .map(({ _id: relatedPartyId }) => ({
      ...{ noticeKind, relatedPartyId, method, servedDate: day, userId: served.by },
      ...(method === 'registered_mail' && { postedDate: day }),
      ...(noticeKind === 'qc_hypothecary' && { rdprmDate: day }),
      at: `${day}T20:00:00.000Z`,
      ...more,
    }));
}

/** The notices that a file needs before its asset is taken, all served on one day. */
export function priorServices(
  file: Seeded<'file'>,
  parties: readonly Party[],
  served: Parameters<typeof servicesOn>[2],
): Service[] {
  return priorNoticesOf(file as Recorded<'file'>).flatMap((kind) => servicesOn(parties, kind, served));
}

/** What follows on a demo file from its facts, as the host works it out wherever a file is written. */
export function recalculateDemoFile(
  file: Seeded<'file'>,
  parties: readonly Party[],
  calendar: Calendar,
): void {
  const whole = { isFarmer: false, isInsolventBusiness: false, ...file } as Recorded<'file'>;
  const served = parties as readonly Recorded<'relatedParty'>[];
  Object.assign(file, recalculatedFile(whole, served, enforcementRules, calendar.today), {
    deficiencyAllowed: deficiencyByRule(enforcementRules, whole, new Date(calendar.today)),
  });
}
