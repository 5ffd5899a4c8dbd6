import { isHandedBack } from '../lifecycles/handed-back';
import type { Gate } from '../lifecycles/status-row';
import type { Recorded } from '../resources/index';
import type { Clock } from './clock';
import type { ClockFacts, Party, Service } from './clock-facts';
import { clocksOf, openClocks } from './clocks-of';
import type { Rule } from './rule-in-force';
import { priorNoticesOf } from './who-is-served';

type File = Recorded<'file'>;

/** The paths of a file that its clocks set: no one types them. */
export const clockFields = [
  'priorNotice.type',
  'priorNotice.servedDate',
  'priorNotice.priorNoticeExpiry',
  'priorNotice.surrenderFrom',
  'notice.noticeMethod',
  'notice.noticeServedDate',
  'notice.recipientPartyIds',
  'notice.earliestSaleDate',
  'notice.objectionDeadline',
  'notice.disposeBy',
  'nextDeadline',
  'nextDeadlineKind',
  'deadlines',
] as const;

/** What of a file its clocks are worked out from. */
export const clockBasis = [
  'state',
  'debtorType',
  'contractType',
  'assetType',
  'assignmentType',
  'stage',
  'status',
  'previousStatus',
  'closed',
  'isFarmer',
  'isInsolventBusiness',
  'amountPaidRatio',
  'recovery',
  'checks',
  'gateOverrides',
  'notice',
  'services',
  'clockExtensions',
] as const satisfies readonly (keyof File)[];
export type ClockBasis = Pick<File, (typeof clockBasis)[number]>;

/** What of a file its clocks go by, with those who are on it. */
export function clockFactsOf(file: ClockBasis, parties: readonly Party[]): ClockFacts {
  const { state, debtorType, contractType, assetType, stage, isFarmer, isInsolventBusiness } = file;
  return {
    ...{ state, debtorType, contractType, assetType, stage, isFarmer, isInsolventBusiness },
    amountPaidRatio: file.amountPaidRatio ?? null,
    securedDate: file.recovery?.securedDate ?? null,
    registrationExpiry: file.checks?.registrationExpiry ?? null,
    isHandedBack: isHandedBack(file),
    assignmentType: file.assignmentType,
    searched: searchedOf(file),
    objectionDate: file.notice?.objectionDate ?? null,
    disposalWaivedDate: file.notice?.disposalWaivedDate ?? null,
    // What was sent is served once a document proves it.
    services: (file.services ?? []).filter(({ awaitsProof }) => awaitsProof !== true),
    extensions: file.clockExtensions ?? [],
    parties,
  };
}

function searchedOf({ checks, gateOverrides }: ClockBasis): ClockFacts['searched'] {
  const isPassedOver = (gate: Gate): boolean => (gateOverrides ?? []).some((one) => one.gate === gate);
  return {
    liens: isPassedOver('lien_search_done') ? null : (checks?.lienSearchDone ?? null),
    insolvency: isPassedOver('insolvency_check_done') ? null : (checks?.insolvencyCheckDone ?? null),
    registration: !isPassedOver('registration_valid'),
  };
}

const lastOf = (services: readonly Service[]): Service | undefined =>
  [...services].sort((one, other) => one.servedDate.localeCompare(other.servedDate)).at(-1);

function priorNotice(facts: ClockFacts, clocks: readonly Clock[]): File['priorNotice'] {
  const needed = priorNoticesOf(facts);
  const served = lastOf(
    facts.services.filter(({ noticeKind }) => needed.some((kind) => kind === noticeKind)),
  );
  if (!served) return null;
  const running = clocks.filter(({ name }) => name === 'prior_notice');
  const isWhole = running.length === needed.length && running.every(({ due }) => due);
  const [last] = [...running].sort((one, other) => String(other.due).localeCompare(String(one.due)));
  if (!isWhole || !last) return { type: served.noticeKind as 'bia_244', servedDate: served.servedDate };
  return {
    type: last.notice as 'bia_244',
    servedDate:
      lastOf(facts.services.filter(({ noticeKind }) => noticeKind === last.notice))?.servedDate ?? null,
    priorNoticeExpiry: last.last,
    surrenderFrom: last.due,
  };
}

function notice(file: ClockBasis, facts: ClockFacts, clocks: readonly Clock[]): File['notice'] {
  // In Québec the notice has run before the surrender, and no other follows it.
  const told: readonly string[] = file.state === 'QC' ? priorNoticesOf(facts) : ['disposition'];
  const served = facts.services.filter(({ noticeKind }) => told.includes(noticeKind));
  const last = lastOf(served);
  const dueOf = (name: Clock['name']): string | null =>
    clocks.find((clock) => clock.name === name)?.due ?? null;
  const own = {
    noticeMethod: last?.method ?? null,
    noticeServedDate: last?.servedDate ?? null,
    recipientPartyIds: last ? [...new Set(served.map(({ relatedPartyId }) => relatedPartyId))] : null,
    earliestSaleDate: dueOf('disposition'),
    objectionDeadline: dueOf('objection'),
    disposeBy: dueOf('disposal'),
  };
  return file.notice || Object.values(own).some(Boolean) ? { ...file.notice, ...own } : null;
}

/** What of a file follows from its clocks. `today`: the day that it is where the file is. */
export function recalculatedByClocks(
  file: ClockBasis,
  facts: ClockFacts,
  clocks: readonly Clock[],
  today: string,
): Pick<File, 'priorNotice' | 'notice' | 'nextDeadline' | 'nextDeadlineKind' | 'deadlines'> {
  return {
    priorNotice: priorNotice(facts, clocks),
    notice: notice(file, facts, clocks),
    ...nextOf(file, clocks, today),
  };
}

/** The times of the law that still matter on a file, the nearest first, and the nearest by itself; none of a unit that went back. */
export function nextOf(
  file: Pick<File, 'stage' | 'status' | 'previousStatus' | 'closed'>,
  clocks: readonly Clock[],
  today: string,
): Pick<File, 'nextDeadline' | 'nextDeadlineKind' | 'deadlines'> {
  const open = file.closed || isHandedBack(file) ? [] : openClocks(clocks, file.stage, today);
  const [next] = open;
  return {
    nextDeadline: next?.due ?? null,
    nextDeadlineKind: next?.name ?? null,
    deadlines:
      open.length > 0 ? open.map(({ name: clock, notice, due: day }) => ({ clock, notice, day })) : null,
  };
}

/** The clocks of a file with what follows from them. */
export function recalculatedFile(
  file: ClockBasis,
  parties: readonly Party[],
  rules: readonly Rule[],
  today: string,
): ReturnType<typeof recalculatedByClocks> {
  const facts = clockFactsOf(file, parties);
  return recalculatedByClocks(file, facts, clocksOf(facts, rules), today);
}
