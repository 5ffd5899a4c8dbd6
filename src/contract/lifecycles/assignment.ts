import type { ValueOf } from '../vocabularies';
import { usualTerms } from './usual-terms';

type Status = ValueOf<'assignmentStatus'>;
/** Who takes a step: the vendor it was proposed to, or the agency that proposed it. */
export type AssignmentSide = 'vendor' | 'agency';

/** From each status, the steps there are and whose they are. What has ended stays as it ended. */
export const assignmentSteps: {
  readonly [S in Status]: { readonly [Next in Status]?: AssignmentSide };
} = {
  proposed: { accepted: 'vendor', declined: 'vendor', recalled: 'agency' },
  accepted: { completed: 'agency', recalled: 'agency' },
  declined: {},
  completed: {},
  recalled: {},
};

/** The statuses in which a company works a file, or may take it on. */
export const openAssignment: readonly Status[] = ['proposed', 'accepted'];

/** The kinds of company that go out to seize: one of them is the primary one on a file. */
export const seizingTypes: readonly ValueOf<'activityType'>[] = ['bailiff', 'agency'];

/** Why an assignment may not go from one status to another: there is no such step, or it is the other side's. */
export function whyNotAssignment(
  from: Status,
  to: Status,
  side: AssignmentSide,
): 'NOT_NEXT' | 'NOT_YOURS' | undefined {
  const whose = assignmentSteps[from][to];
  if (!whose) return 'NOT_NEXT';
  return whose === side ? undefined : 'NOT_YOURS';
}

/** The kinds of company that a file can be assigned to. */
export const assignableTypes: readonly ValueOf<'activityType'>[] = [
  'agency',
  'bailiff',
  'skip_trace_vendor',
  'transporter',
  'towing_storage',
  'locksmith',
  'auction',
  'remarketer',
  'repair_shop',
  'appraiser',
  'law_firm',
  'process_server',
];

/** Hours to accept in, where the client's way of working says nothing else; and for a rush file in any case. */
export const acceptance = { usual: usualTerms.acceptanceHours, rush: 4 } as const;

/** Hours from its acceptance in which a vendor tries first, where the client's way of working says nothing else. */
export const firstAttempt = { usual: usualTerms.firstAttemptHours } as const;
