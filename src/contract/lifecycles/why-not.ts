import type { ValueOf } from '../vocabularies';
import { stageOf, nextStatuses, statusOf } from './file-status';
import type { Gate, StatusName, StatusRow } from './status-row';
import { isOfRedemption } from './way-back';

export interface Move {
  readonly from: StatusName;
  readonly to: StatusName;
}

/** What may be asked after one by one: a list, or what finds out only when it is asked. */
export type Among<T> = Pick<readonly T[], 'includes'>;

/** What has to be known of a file and of the person who moves it. */
export interface MoveFacts {
  readonly held: boolean;
  readonly closed: boolean;
  readonly assignmentType: ValueOf<'assignmentType'>;
  /** Gates that have passed, that do not apply to this file, or that a supervisor has overridden. */
  readonly passedGates: Among<Gate>;
  /** Paths of the file's fields that hold a value, those of this very change included. */
  readonly presentFields: Among<string>;
  readonly actor: {
    readonly mayChangeStage: 'all' | 'remarketing_on' | 'field_only' | 'none';
    readonly supervisor: boolean;
  };
  /** What `@previous` stands for, see `wayBack`. */
  readonly previousStatus?: StatusName | null;
}

export interface Refusal {
  readonly code: 'FILE_ON_HOLD' | 'FILE_CLOSED' | 'NOT_NEXT' | 'GATE' | 'NEEDS' | 'NOT_YOURS';
  readonly gate?: Gate;
  readonly field?: string;
}

/** Why a file may not move so: every reason there is, or none where it may. */
export function whyNot(move: Move, facts: MoveFacts): Refusal[] {
  const from = statusOf(move.from);
  const to = statusOf(move.to);
  const returning = facts.previousStatus === to.name && from.allowedNext.includes('@previous');
  if (facts.closed && to.name !== 'archived' && !returning) return [{ code: 'FILE_CLOSED' }];

  const previousStatus = facts.previousStatus ?? null;
  if (!nextStatuses(from.name, { previousStatus, supervisor: true }).includes(to.name)) {
    return [{ code: 'NOT_NEXT' }];
  }
  if (!isForAssignment(from, to, facts)) return [{ code: 'NOT_NEXT', field: 'assignmentType' }];

  const refusals: Refusal[] = [];
  if (!isYours(from, to, facts, returning)) refusals.push({ code: 'NOT_YOURS' });
  if (facts.held && isStoppedByHold(from, to, previousStatus)) refusals.push({ code: 'FILE_ON_HOLD' });
  // What was once proved to enter a status is not proved again to return to it, unless it sends somebody out again.
  if (returning && !to.asksAgain) return refusals;

  for (const gate of gatesBetween(from, to)) {
    if (!facts.passedGates.includes(gate)) refusals.push({ code: 'GATE', gate });
  }
  for (const field of to.needs) {
    if (!facts.presentFields.includes(field)) refusals.push({ code: 'NEEDS', field });
  }
  return refusals;
}

/** The gates that stand between two statuses. */
export function gatesBetween(from: StatusRow, to: StatusRow): readonly Gate[] {
  return [...new Set([...to.gates, ...(to.gatesFrom?.[from.name] ?? to.gatesFrom?.[from.stage] ?? [])])];
}

function isForAssignment(from: StatusRow, to: StatusRow, facts: MoveFacts): boolean {
  const transition = stageOf(from.stage).transitions.find((each) => each.to === to.stage);
  return transition?.assignmentTypes?.includes(facts.assignmentType) ?? true;
}

function isYours(from: StatusRow, to: StatusRow, facts: MoveFacts, returning: boolean): boolean {
  const { mayChangeStage, supervisor } = facts.actor;
  const onward = (stage: string) => stage === 'remarketing' || stage === 'settlement';
  if (mayChangeStage === 'none') return false;
  if (mayChangeStage === 'remarketing_on' && !(onward(from.stage) && onward(to.stage))) return false;
  if (mayChangeStage === 'field_only') {
    if (!to.vendorSelectable || (from.stage !== 'field_recovery' && from.stage !== 'secured')) return false;
  }
  if (supervisor) return true;
  if (from.supervisorNext?.includes(returning ? '@previous' : to.name)) return false;
  return nextStatuses(from.name, { previousStatus: facts.previousStatus ?? null }).includes(to.name);
}

/** A hold stops work, not the world: a unit in hand is still looked after, and a debtor's rights still run. */
const goesOnDuringHold: readonly StatusName[] = [
  'close_requested',
  'in_transit',
  'in_storage',
  'inventory_pending',
  'condition_report_pending',
  'redemption_requested',
  'redemption_quoted',
  'redeemed',
  'reinstated',
  'objection_received',
  'notice_expired',
];

function isStoppedByHold(from: StatusRow, to: StatusRow, previousStatus: StatusName | null): boolean {
  if (to.stage === 'legal' || goesOnDuringHold.includes(to.name)) return false;
  // Back on sale is on sale.
  if (to.name === 'listed') return true;
  if (to.name === 'attempting' && from.stage === 'field_recovery') return true;
  const isAside =
    from.stage === 'legal' ||
    (from.stage === 'close_out' && to.stage !== 'close_out') ||
    isOfRedemption(from.name);
  const start = isAside && previousStatus ? statusOf(previousStatus) : from;
  return progressOf(to) > progressOf(start);
}

function progressOf(row: StatusRow): number {
  return stageOf(row.stage).order * 1000 + row.order;
}
