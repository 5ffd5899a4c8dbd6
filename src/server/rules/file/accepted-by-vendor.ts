import { sql } from 'kysely';
import { seizingTypes } from '#contract/lifecycles/assignment';
import { errands } from '#contract/lifecycles/seizure-licence';
import { wayToVendor } from '#contract/lifecycles/way-to-vendor';
import { whyNot } from '#contract/lifecycles/why-not';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { applyDecision } from '../../records/apply-decision';
import type { TransactionContext } from '../../request/context';
import { contextWith } from '../../request/context-with';
import { moveFacts } from './file-moves';
import { readSurroundings } from './surroundings';

type File = Recorded<'file'>;
type Assignment = Pick<Recorded<'companyAssignment'>, '_id' | 'role' | 'activityType' | 'status'>;

const followed = sentence('happenings.afterAcceptance');

/** Whether it is by this company's acceptance that a file is in the field: the one that seizes, or that does its errand. */
const isOfTheField = (file: File, { role, activityType, status }: Assignment): boolean =>
  status === 'accepted' &&
  role === 'primary' &&
  (seizingTypes.includes(activityType) || errands.includes(file.assignmentType));

/**
 * Takes a file whose company has accepted to where an accepted one stands, through every status between, where each of their gates has
 * been passed; else it stays where it is. That the company works it was decided when it was proposed, and nobody is asked for the right again.
 * History says that the host took it there and what it followed: who accepted moved nothing through the desk's own statuses.
 */
export async function goToVendor(
  context: TransactionContext,
  file: File,
  assignment: Assignment,
): Promise<void> {
  const way = wayToVendor(file);
  if (way.length === 0 || !isOfTheField(file, assignment)) return;
  const around = await readSurroundings(context.db, file, context.now);
  const isShut = way.some((to, at) => {
    const from = way[at - 1] ?? file.status;
    return (
      whyNot({ from, to }, moveFacts({ ...file, status: from }, around, context.caller, true)).length > 0
    );
  });
  if (isShut) return;
  const decision = { resource: 'companyAssignment', _id: assignment._id } as const;
  const byItself = contextWith(context, { origin: { ...context.origin, source: 'system' } });
  let current = file;
  // Whatever comes to `vendor_assigned` goes on from there by itself.
  for (const status of way.filter((one, at) => at === 0 || one !== 'vendor_accepted'))
    current = await applyDecision(byItself, decision, 'file', current, { status }, followed);
}

/** A file that comes to wait for a company's answer goes on at once where that company has given it. */
export async function goOnAccepted(context: TransactionContext, before: File, after: File): Promise<void> {
  if (after.status !== 'vendor_assigned' || before.status === after.status) return;
  const { rows } = await sql<Assignment>`
    select _id, role, "activityType", status from "companyAssignment"
    where "fileId" = ${after._id}::uuid and status = 'accepted' and role = 'primary' order by _id`.execute(
    context.db,
  );
  const accepted = rows.find((assignment) => isOfTheField(after, assignment));
  if (accepted) await goToVendor(context, after, accepted);
}
