import type { ValueOf } from '#contract/vocabularies/index';
import type { Seeded } from './demo-bundle';
import type { Taking } from './demo-path';
import type { Province } from './demo-places';
import type { Story } from './demo-stories';
import type { Random } from './random';

/** How the unit of a file was taken, or is to be. Nobody looks for who owes a unit that lies in a pound. */
export function takingOf(
  { status, reached }: Story,
  assignmentType: Seeded<'file'>['assignmentType'],
  isTraced: boolean,
): Taking {
  if (status === 'third_party_impound') return 'impounded';
  if (status === 'surrender_scheduled') return 'surrendered';
  if (assignmentType === 'impound_recovery') return reached >= 3 && !isTraced ? 'impounded' : 'seized';
  const isAgreed = assignmentType === 'voluntary_surrender' || assignmentType === 'lease_end_return';
  return isAgreed && reached >= 3 ? 'surrendered' : 'seized';
}

/**
 * Some assignments end where others only begin: a trace is never towed, and what is only sold or looked at was never taken. In Québec nothing is
 * ready so soon but what takes nothing from anybody. Only what was leased is returned at the end of a lease.
 */
export function assignmentFor(
  random: Random,
  { reached, closedAgo, status, agreed }: Story,
  state: Province,
  contractType: ValueOf<'contractType'>,
  isTraced: boolean,
): ValueOf<'assignmentType'> {
  const closed = closedAgo !== null;
  const drawn = random.weighted<ValueOf<'assignmentType'>>([
    ['involuntary_repossession', 63],
    ['impound_recovery', 8],
    ['skip_trace_only', 8],
    ['field_visit', 2],
    ['remarketing_only', 3],
    ['condition_report_only', 1],
  ]);
  if (state === 'QC' && status === 'ready_to_assign') return 'skip_trace_only';
  if (agreed) return contractType.endsWith('lease') ? 'lease_end_return' : 'voluntary_surrender';
  // Whoever has a unit in the pound is not looked for.
  if (drawn === 'impound_recovery' && (reached === 1 || isTraced)) return 'involuntary_repossession';
  if (drawn === 'skip_trace_only' && reached > 1) return 'involuntary_repossession';
  if (drawn === 'field_visit' && reached > 2) return 'involuntary_repossession';
  if (drawn === 'remarketing_only' && (reached > 1 || !closed)) return 'involuntary_repossession';
  if (drawn === 'condition_report_only' && reached > 1) return 'involuntary_repossession';
  return drawn;
}
