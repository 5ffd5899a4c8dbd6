import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Said } from '#contract/words/sentence';
import type { Seeded } from './demo-bundle';
import type { Engagement } from './demo-assignments';
import { moveReason } from './demo-move-reasons';
import type { Step } from './demo-steps';
import { seedId } from './seed-id';

interface Subject {
  readonly file: Seeded<'file'>;
  readonly number: number;
  readonly manager: { readonly userId: string; readonly companyId: string };
  readonly engagements: readonly Engagement[];
  readonly steps: readonly Step[];
}

/** How a file came to where it is: each status that it went through, and who was assigned. */
export function makeHistory({ file, number, manager, engagements, steps }: Subject): Seeded<'history'>[] {
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
  const moves = steps.slice(1).map(({ status: to, at }, index) => {
    const from = steps[index]?.status as StatusName;
    return write(at, typeOf(from, to), moveReason(to, file.state === 'QC'), changeOf(from, to));
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
  ];
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
