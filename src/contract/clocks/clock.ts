import type { Confidence } from '../reference/confidence';
import type { ValueOf } from '../vocabularies';

export type ClockName = ValueOf<'clockName'>;
export type NoticeKind = ValueOf<'noticeKind'>;
/** Notices of what may be objected to within a term, instead of something to wait for. */
export type ObjectedTo = 'seizure' | 'retention';

/** A rule as a step of a reckoning names it. */
export interface RuleCited {
  readonly key: string;
  readonly source: string;
  /** The language of the source’s title, where that is not the reader’s. */
  readonly sourceLanguage?: 'en' | 'fr' | null | undefined;
  readonly sourceUrl: string | null;
  readonly confidence: Confidence;
  readonly note: string | null;
}

/**
 * By which list of holidays a step of a reckoning goes past a day. `source`: the statute that has it; null where it was not read, and days that
 * may be holidays are passed over as well.
 */
export interface CalendarCited {
  readonly province: ValueOf<'province'>;
  readonly source: string | null;
  /** As of a rule. */
  readonly sourceLanguage?: 'en' | 'fr' | null | undefined;
  readonly confidence: Confidence;
}

/** What a step of a reckoning says. `clear_days`: the day it counts from and the day of the act are both left out. */
export type StepName =
  | 'served'
  | 'posted'
  | 'received'
  | 'registered'
  | 'counted_from'
  | 'clear_days'
  | 'business_days'
  | 'days'
  | 'first_day'
  | 'business_day'
  | 'recorded_before'
  | 'extended'
  | 'taken'
  | 'registration_ends'
  | 'liens_searched'
  | 'insolvency_searched'
  | 'registration_stands'
  | 'until_disposition';

/** What a clock can still wait for. */
export type WantName = 'service' | 'parties' | 'email_consent' | 'rdprm_registration' | 'rule';

/** One step of a reckoning: what happened or is counted, from which day, how many, to which day. */
export interface ClockStep {
  readonly what: StepName;
  /** Whom it is about, where it is a service. */
  readonly partyId: string | null;
  readonly method: ValueOf<'noticeMethod'> | null;
  readonly from: string | null;
  readonly days: number | null;
  readonly to: string;
  readonly rule: RuleCited | null;
  /** Of a step past a holiday, the list that has it. */
  readonly calendar?: CalendarCited | undefined;
}

/** What a clock still waits for before it runs. */
export interface ClockWant {
  readonly what: WantName;
  readonly partyId: string | null;
}

/**
 * A time that the law sets, as it is worked out. `last`: its last day · `due`: the first day on which one may act, or the day by which
 * one must; both null while something is wanting. `how`: to be sat out, or to be met.
 */
export interface Clock {
  readonly name: ClockName;
  readonly notice: NoticeKind | null;
  readonly how: 'wait' | 'deadline';
  readonly begins: string | null;
  readonly last: string | null;
  readonly due: string | null;
  readonly steps: readonly ClockStep[];
  readonly wants: readonly ClockWant[];
  readonly isStatutory: boolean;
}

/** Whether a clock's reckoning rests on a rule that counsel has to confirm. */
export function isUnsure({ steps }: Pick<Clock, 'steps'>): boolean {
  return steps.some(({ rule }) => rule?.confidence === 'U');
}
