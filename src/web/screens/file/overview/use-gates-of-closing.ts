import { statusOf } from '#contract/lifecycles/file-status';
import type { FileRecord } from '../file-record';
import { useCloseTest } from '../move/use-close-test';
import type { GateState } from './gate-states';

/**
 * The gates that keep a file from being closed once its closing was asked for, while that is still more than one move away: what takes
 * weeks to come back, such as a discharge, is recorded before the last move asks for it.
 */
export function useGatesOfClosing(file: FileRecord): GateState[] {
  const { allowedNext } = statusOf(file.status);
  const { data } = useCloseTest(file, allowedNext.includes('close_checklist') ? file.closingReason : null);
  const shut = new Set(data?.blockers.map(({ gate }) => gate));
  return statusOf('closed')
    .gates.filter((gate) => shut.has(gate))
    .map((gate) => ({ gate, state: 'shut', before: 'closed' }));
}
