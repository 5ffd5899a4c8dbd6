import { vocabularies } from '../vocabularies';
import type { ValueOf } from '../vocabularies';
import { errands } from './seizure-licence';
import type { Gate, PreviousToken, StageName, StatusName } from './status-row';

export interface StageTransition {
  readonly to: StageName | PreviousToken;
  /** The gate that this transition stands on. */
  readonly gate?: Gate;
  /** The transition is for these assignments alone. */
  readonly assignmentTypes?: readonly ValueOf<'assignmentType'>[];
  /** A correction that a supervisor makes from any status of the stage, and the status that it leads to. */
  readonly special?: 'supervisor';
  readonly status?: StatusName;
}

export interface StageRow {
  readonly name: StageName;
  readonly order: number;
  readonly isTerminal: boolean;
  /** The status with which the stage commonly begins. */
  readonly entryStatus: StatusName;
  readonly transitions: readonly StageTransition[];
}

const withAsset = vocabularies.assignmentType.filter((type) => !errands.includes(type));

export const stages: readonly StageRow[] = [
  {
    name: 'intake',
    order: 10,
    isTerminal: false,
    entryStatus: 'new_assignment',
    transitions: [
      { to: 'skip_trace' },
      { to: 'field_recovery' },
      {
        to: 'secured',
        assignmentTypes: [
          'voluntary_surrender',
          'impound_recovery',
          'abandoned_or_storage_recovery',
          'condition_report_only',
          'transport_only',
        ],
      },
      { to: 'remarketing', assignmentTypes: ['remarketing_only', 'total_loss_recovery'] },
      { to: 'legal' },
      { to: 'close_out' },
    ],
  },
  {
    name: 'skip_trace',
    order: 20,
    isTerminal: false,
    entryStatus: 'skip_assigned',
    transitions: [
      { to: 'field_recovery' },
      { to: 'secured', assignmentTypes: withAsset },
      { to: 'intake' },
      { to: 'legal' },
      { to: 'close_out' },
    ],
  },
  {
    name: 'field_recovery',
    order: 30,
    isTerminal: false,
    entryStatus: 'vendor_assigned',
    transitions: [
      { to: 'skip_trace' },
      { to: 'secured', assignmentTypes: withAsset },
      { to: 'legal' },
      { to: 'close_out' },
    ],
  },
  {
    name: 'secured',
    order: 40,
    isTerminal: false,
    entryStatus: 'surrender_scheduled',
    transitions: [
      { to: 'notice_period' },
      { to: 'remarketing', gate: 'notice_not_required' },
      { to: 'field_recovery', special: 'supervisor', status: 'attempting' },
      { to: 'legal' },
      { to: 'close_out' },
    ],
  },
  {
    name: 'notice_period',
    order: 50,
    isTerminal: false,
    entryStatus: 'notice_pending',
    transitions: [
      { to: 'remarketing', gate: 'notice_expired' },
      { to: 'secured', special: 'supervisor', status: 'secured_complete' },
      { to: 'legal' },
      { to: 'close_out' },
    ],
  },
  {
    name: 'remarketing',
    order: 60,
    isTerminal: false,
    entryStatus: 'remarketing_review',
    transitions: [{ to: 'settlement' }, { to: 'notice_period' }, { to: 'legal' }, { to: 'close_out' }],
  },
  {
    name: 'settlement',
    order: 70,
    isTerminal: false,
    entryStatus: 'sold',
    transitions: [{ to: 'remarketing' }, { to: 'legal' }, { to: 'close_out' }],
  },
  {
    name: 'legal',
    order: 80,
    isTerminal: false,
    entryStatus: 'legal_review',
    transitions: [
      { to: '@previous' },
      { to: 'intake', special: 'supervisor', status: 'under_review' },
      { to: 'skip_trace', special: 'supervisor', status: 'skip_assigned' },
      { to: 'field_recovery', special: 'supervisor', status: 'vendor_assigned' },
      {
        to: 'secured',
        assignmentTypes: withAsset,
        special: 'supervisor',
        status: 'surrender_scheduled',
      },
      { to: 'notice_period', special: 'supervisor', status: 'notice_pending' },
      { to: 'remarketing', special: 'supervisor', status: 'remarketing_review' },
      { to: 'settlement', special: 'supervisor', status: 'sold' },
      { to: 'close_out' },
    ],
  },
  {
    name: 'close_out',
    order: 90,
    isTerminal: true,
    entryStatus: 'close_requested',
    transitions: [{ to: '@previous', special: 'supervisor' }, { to: 'legal' }],
  },
];
