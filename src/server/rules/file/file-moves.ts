import { nextStatuses, statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import { wayBack } from '#contract/lifecycles/way-back';
import { whyNot } from '#contract/lifecycles/why-not';
import type { MoveFacts, Refusal } from '#contract/lifecycles/why-not';
import type { Recorded } from '#contract/resources/index';
import type { Caller } from '../../request/caller';
import { isLimited, may } from '../../request/rights';
import { isPartnerOn } from '../handled-files';
import { isGateOpen } from './file-gates';
import type { Surroundings } from './surroundings';

/** A move that a file's status leads to: whether this caller may take it now, and every reason why not. */
export interface FileMove {
  readonly status: StatusName;
  readonly stage: string;
  readonly allowed: boolean;
  readonly reasons: readonly Refusal[];
  readonly needsReason: boolean;
}

/** The moves that are worth showing to this caller. */
export function movesOf(file: Recorded<'file'>, around: Surroundings, caller: Caller): FileMove[] {
  const facts = moveFacts(file, around, caller);
  if (facts.actor.mayChangeStage === 'none') return [];
  return nextStatuses(file.status, {
    previousStatus: wayBack(file),
    supervisor: facts.actor.supervisor,
  }).flatMap((status) => {
    if (status === '@previous') return [];
    const reasons = whyNot({ from: file.status, to: status }, facts);
    if (reasons.some(({ code }) => code === 'NOT_NEXT' || code === 'NOT_YOURS')) return [];
    return [
      {
        status,
        stage: statusOf(status).stage,
        allowed: reasons.length === 0,
        reasons,
        needsReason: statusOf(status).needsReason === true,
      },
    ];
  });
}

/** What decides over a file's moves, for this caller. `isDecided`: a decision moves it, whose right it was is asked there. */
export function moveFacts(
  file: Recorded<'file'>,
  around: Surroundings,
  caller: Caller,
  isDecided = false,
): MoveFacts {
  const supervisor = may(caller, 'file', 'overrideGate');
  return {
    held: file.hold,
    closed: file.closed,
    assignmentType: file.assignmentType,
    // Of all gates and fields a move asks after a few.
    passedGates: { includes: (gate) => isGateOpen(gate, file, around) },
    presentFields: { includes: (path) => isFilled(file, path) },
    actor: isDecided ? { mayChangeStage: 'all', supervisor } : moverFacts(caller, file, supervisor),
    previousStatus: wayBack(file),
  };
}

const moverFacts = (caller: Caller, file: Recorded<'file'>, supervisor: boolean): MoveFacts['actor'] =>
  isPartnerOn(caller, file)
    ? { mayChangeStage: mayMove(caller) === 'none' ? 'none' : 'field_only', supervisor: false }
    : { mayChangeStage: mayMove(caller), supervisor };

function mayMove(caller: Caller): MoveFacts['actor']['mayChangeStage'] {
  if (!may(caller, 'file', 'changeStage')) return 'none';
  if (!isLimited(caller, 'file', 'changeStage')) return 'all';
  return caller.scope === 'stage_limited' ? 'remarketing_on' : 'field_only';
}

function isFilled(file: object, path: string): boolean {
  let value: unknown = file;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    value = (value as Record<string, unknown>)[name];
  }
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
}
