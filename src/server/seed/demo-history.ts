import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Said } from '#contract/words/sentence';
import type { Seeded } from './demo-bundle';
import type { Engagement } from './demo-assignments';
import { moveReason } from './demo-move-reasons';
import type { PastHold } from './demo-past-hold';
import type { Settlement } from './demo-settled';
import type { Step } from './demo-steps';
import { seedId } from './seed-id';

interface Writer {
  readonly userId: string;
  readonly companyId: string;
}

interface Subject {
  readonly file: Seeded<'file'>;
  readonly number: number;
  readonly manager: Writer & { readonly isFrench: boolean };
  readonly engagements: readonly Engagement[];
  readonly steps: readonly Step[];
  /** Who writes for the lender. */
  readonly lender: Writer;
  readonly settlement: Settlement | undefined;
  readonly pastHold: PastHold | undefined;
}

/** How a file came to where it is: each status that it went through, who was assigned, what was paid, and its hold. */
export function makeHistory(subject: Subject): Seeded<'history'>[] {
  const { file, number, manager, lender, engagements, steps, settlement, pastHold } = subject;
  let count = 0;
  const write = (
    at: string,
    type: ValueOf<'historyType'>,
    message: Said,
    more: Partial<Seeded<'history'>>,
  ): Seeded<'history'> => ({
    _id: seedId('history', `${number} ${count++}`),
    fileId: file._id,
    type,
    entity: 'file',
    entityId: file._id,
    at,
    byUserId: manager.userId,
    byCompanyId: manager.companyId,
    source: 'ui',
    updatedFields: [],
    changes: [],
    message: message,
    visibility: 'client_and_vendor',
    createdAt: at,
    createdBy: manager.userId,
    updatedAt: at,
    updatedBy: manager.userId,
    ...more,
  });
  const by = ({ userId, companyId }: Writer) => ({
    ...{ byUserId: userId, byCompanyId: companyId, createdBy: userId, updatedBy: userId },
  });
  const moves = steps.slice(1).map(({ status: to, at }, index) => {
    const from = steps[index]?.status as StatusName;
    const before = steps.slice(0, index + 1).filter(({ status }) => status === to).length;
    return write(at, typeOf(from, to), moveReason(to, before, manager.isFrench), changeOf(from, to));
  });
  return [
    write(String(file.assignmentDate), 'file_created', sentence('files.fileOpened', { ref: file.ref }), {}),
    ...moves,
    ...engagements.map(({ company, assignment }) =>
      write(
        assignment.assignedAt ?? '',
        'assignment_added',
        sentence('network.proposed', { company: company.companyName }),
        {
          entity: 'companyAssignment',
          entityId: assignment._id,
        },
      ),
    ),
    ...(settlement
      ? [
          write(settlement.at, 'file_updated', sentence('happenings.file_updated'), {
            ...changesTo(file, settlement.before),
            ...by(lender),
            visibility: 'client',
          }),
        ]
      : []),
    ...(file.hold && file.heldSince
      ? [
          write(file.heldSince, 'hold_set', file.holdNote ?? sentence('happenings.hold_set'), {
            ...changesTo(file, unheld),
            ...by(file.holdSource === 'client' ? lender : manager),
          }),
        ]
      : []),
    ...(pastHold
      ? (
          [
            ['hold_set', pastHold.set.heldSince, pastHold.set.holdNote, changesTo(pastHold.set, unheld)],
            ['hold_released', pastHold.releasedAt, pastHold.why, changesTo(unheld, pastHold.set)],
          ] as const
        ).map(([type, at, message, changes]) =>
          write(String(at), type, message ?? sentence(`happenings.${type}`), {
            ...changes,
            ...by(pastHold.set.holdSource === 'client' ? lender : manager),
          }),
        )
      : []),
  ];
}

/** What a hold sets, before it does. */
const unheld: Partial<Seeded<'file'>> = {
  ...{ active: true, hold: false, holdReason: null, holdSource: null, holdStartDate: null },
  ...{ heldSince: null, holdUntil: null, holdNote: null },
};

/** What a file is now of what it was before, field by field. */
function changesTo(
  file: Partial<Seeded<'file'>>,
  before: Partial<Seeded<'file'>>,
): Partial<Seeded<'history'>> {
  const fields = Object.keys(before) as (keyof typeof before)[];
  const changes = fields
    .filter((field) => before[field] !== file[field])
    .map((field) => ({ field, before: before[field] ?? null, after: file[field] ?? null }));
  return { updatedFields: changes.map(({ field }) => field), changes };
}

function typeOf(from: StatusName, to: StatusName): ValueOf<'historyType'> {
  if (to === 'closed') return 'file_closed';
  return statusOf(from).stage === statusOf(to).stage ? 'status_changed' : 'stage_changed';
}

function changeOf(before: StatusName, after: StatusName): Partial<Seeded<'history'>> {
  const stages = [statusOf(before).stage, statusOf(after).stage] as const;
  const changes = [
    { field: 'status', before, after },
    ...(stages[0] === stages[1] ? [] : [{ field: 'stage', before: stages[0], after: stages[1] }]),
  ];
  return { updatedFields: changes.map(({ field }) => field), changes };
}
