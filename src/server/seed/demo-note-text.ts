import type { StageName, StatusName } from '#contract/lifecycles/status-row';
import type { ValueOf } from '#contract/vocabularies/index';

/** What a note can name: a try of the last days, one at which nobody answered, keys, or belongings. */
export type Had = 'attempt' | 'unanswered' | 'keys' | 'belongings';

/** A note as people write it. `in`: the stages in which a file can stand when it is written. */
export interface NoteText {
  readonly type: ValueOf<'noteType'>;
  readonly in: readonly StageName[];
  /** Of these stages, the statuses in which nobody writes it. */
  readonly not?: readonly StatusName[];
  readonly en: readonly [subject: string, body: string];
  readonly fr: readonly [subject: string, body: string];
  /** Of a call: who rang whom, and what came of it. */
  readonly call?: {
    readonly direction: 'in' | 'out';
    readonly outcome: ValueOf<'contactOutcome'>;
  };
  /** Only where the file has somebody who is that to its debtor. */
  readonly of?: ValueOf<'relatedPartyType'>;
  /** Of these stages, the only statuses in which somebody writes it. */
  readonly only?: readonly StatusName[];
  /** Only of what drives by itself. */
  readonly drives?: true;
  /** Only of a person who owes, not of a business. */
  readonly isOfPerson?: true;
  /** Only where the file has this by then. */
  readonly has?: Had;
  /** Says that the debtor’s line is dead: nobody rings them up, or is rung up by them, on a file on which that stands. */
  readonly isDeadLine?: true;
  /** Says that whoever it speaks of, or the directory, knows no more of the debtor: no tracer finds anything there. */
  readonly knowsNothing?: true;
  /** Says that the debtor wants the unit back, or that nobody has asked for it: once the one was said, the other is not. */
  readonly wanted?: boolean;
  /** Somebody may write it more than once on one file. */
  readonly again?: true;
  /** Wants an answer: what the agency answers, by the stage in which the file is by then. */
  readonly answers?: { readonly [S in StageName]?: Answer };
}

export type Answer = readonly [english: string, french: string];

export const early: readonly StageName[] = ['intake'];
export const looking: readonly StageName[] = ['skip_trace'];
export const field: readonly StageName[] = ['field_recovery'];
export const seeking: readonly StageName[] = ['skip_trace', 'field_recovery'];
export const kept: readonly StageName[] = ['secured', 'notice_period'];
export const selling: readonly StageName[] = ['remarketing'];
export const settling: readonly StageName[] = ['settlement'];
export const legal: readonly StageName[] = ['legal'];

/** Nobody has been there yet. */
export const beforeVisits: readonly StatusName[] = [
  'vendor_assigned',
  'vendor_declined',
  'vendor_accepted',
  'attempt_scheduled',
];
/** The placement was read. */
export const onceRead: readonly StatusName[] = [
  'accepted',
  'pre_seizure_checks',
  'prior_notice_running',
  'ready_to_assign',
];
/** The unit is still on the road. */
export const beforeYard: readonly StatusName[] = [
  'surrender_scheduled',
  'third_party_impound',
  'on_hook',
  'in_transit',
];
/** The unit is still on the road, or was given back. */
export const notInYard: readonly StatusName[] = [
  ...beforeYard,
  ...(['redeemed', 'reinstated', 'returned_to_client'] as const),
];
/** A tracer has found something, or nothing. */
export const onceTraced: readonly StatusName[] = ['skip_lead_found', 'skip_located', 'skip_exhausted'];
/** The debtor wants the unit back, and has asked for how much. */
export const redeeming: readonly StatusName[] = ['redemption_requested', 'redemption_quoted'];
/** A debtor hands the unit over. */
export const surrendering: readonly StatusName[] = ['surrender_arranged', 'surrender_scheduled'];
/** Debtor and client have agreed on something: nobody tries, and nobody rings up to no end. */
export const agreed: readonly StatusName[] = [...surrendering, 'payment_arrangement', 'bailee_undertaking'];
