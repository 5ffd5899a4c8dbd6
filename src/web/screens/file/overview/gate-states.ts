import { gatesBetween } from '#contract/lifecycles/why-not';
import { statusOf } from '#contract/lifecycles/file-status';
import type { Gate, StatusName } from '#contract/lifecycles/status-row';
import type { FileRecord } from '../file-record';

/** Where a gate stands in the overview, so that others can lead to it. */
export const gateId = (gate: Gate): string => `gate-${gate.replaceAll('_', '-')}`;

export interface GateState {
  readonly gate: Gate;
  readonly state: 'open' | 'shut' | 'overridden';
  /** The status that it keeps shut, of those that may follow. */
  readonly before: StatusName | undefined;
}

/**
 * The gates that stand between the file and the statuses it leads to, as the host judged them, and those that were overridden.
 * What the host did not refuse for a gate has passed it.
 */
export function gateStates(file: Pick<FileRecord, 'moves' | 'status' | 'gateOverrides'>): GateState[] {
  const overridden = new Set((file.gateOverrides ?? []).map(({ gate }) => gate));
  const states = new Map<Gate, GateState>();
  for (const move of file.moves ?? []) {
    const shut = new Set(move.reasons.flatMap(({ gate }) => (gate ? [gate] : [])));
    for (const gate of gatesBetween(statusOf(file.status), statusOf(move.status))) {
      const known = states.get(gate);
      if (shut.has(gate)) states.set(gate, { gate, state: 'shut', before: move.status });
      else if (!known)
        states.set(gate, { gate, state: overridden.has(gate) ? 'overridden' : 'open', before: move.status });
    }
  }
  for (const gate of overridden)
    if (states.get(gate)?.state !== 'shut')
      states.set(gate, { gate, state: 'overridden', before: undefined });
  return [...states.values()].sort(
    (one, other) => Number(other.state === 'shut') - Number(one.state === 'shut'),
  );
}
