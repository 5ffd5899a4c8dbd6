import type { ValueOf } from '../vocabularies';

export type StageName = ValueOf<'stageName'>;
export type StatusName = ValueOf<'statusName'>;
export type Gate = ValueOf<'gate'>;

/** The status that the file had before it went to the legal or the close-out stage; in a redemption, the one in which that was asked for. */
export type PreviousToken = '@previous';

/** The status that is commonly next; or, by name, that there is none: somebody has to decide, or the file is at its end. */
export type ExpectedNext = StatusName | PreviousToken | '@decision' | '@end';

/** One status: plain data that the server refuses by and the web disables by. */
export interface StatusRow {
  readonly name: StatusName;
  readonly stage: StageName;
  readonly category: ValueOf<'statusCategory'>;
  /** Within its stage. */
  readonly order: number;
  /** What may follow. That `legal_review` and `close_requested` may nearly always follow is in `nextStatuses`. */
  readonly allowedNext: readonly (StatusName | PreviousToken)[];
  /** More that may follow, by the stage of the status that `@previous` stands for. */
  readonly allowedAfter?: { readonly [S in StageName]?: readonly StatusName[] };
  /** The move that the road expects; all others are exceptions to it. */
  readonly expectedNext: ExpectedNext;
  /** For these assignments another one. */
  readonly expectedFor?: { readonly [A in ValueOf<'assignmentType'>]?: StatusName };
  /** In these provinces another one, for an assignment that has none of its own, unless this gate keeps it shut. */
  readonly expectedIn?: {
    readonly [P in ValueOf<'province'>]?: { readonly gate: Gate; readonly next: StatusName };
  };
  /** Another one first, as long as this gate keeps the expected one shut. */
  readonly expectedFirst?: { readonly gate: Gate; readonly next: StatusName };
  /** Another one where no company works on the file. */
  readonly expectedAlone?: StatusName;
  /** Those of `allowedNext` that only a supervisor may choose. */
  readonly supervisorNext?: readonly (StatusName | PreviousToken)[];
  /** Gates that must have passed to enter, wherever the file comes from. */
  readonly gates: readonly Gate[];
  /** More gates to enter, by the status or the stage that the file comes from; the status wins over the stage. */
  readonly gatesFrom?: { readonly [From in StatusName | StageName]?: readonly Gate[] };
  /** They are asked again of a file that returns here from a side stage: what is set off again does harm again. */
  readonly asksAgain?: true;
  /** Paths of the fields of the file that must be filled to enter. */
  readonly needs: readonly string[];
  /** Whoever enters must say why. The words travel with the move, not with the file: `whyNot` does not look for them. */
  readonly needsReason?: true;
  /** Hours that the file may stay, or null where a date (`dueField`) or nothing limits it. */
  readonly slaHours: number | null;
  /** For a rush file, where it is not simply half of `slaHours`. */
  readonly rushSlaHours?: number;
  /** `business`: 24 hours of `slaHours` are one business day. Absent: every hour counts. */
  readonly slaClock?: 'business';
  /** Path of the file's field that holds the date on which this status is due. */
  readonly dueField?: string;
  /** In these provinces another one. */
  readonly dueFieldIn?: { readonly [P in ValueOf<'province'>]?: string };
  /** That date goes on while a file is on hold: a law, a court or a quote set it, not the desk. */
  readonly runsOnHold?: true;
  readonly vendorSelectable: boolean;
  readonly reminderType: ValueOf<'reminderType'> | null;
}
