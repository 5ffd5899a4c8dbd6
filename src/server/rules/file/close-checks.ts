import type { closeChecks } from '#contract/lifecycles/close-checks';
import { closingDocuments, endsTheWork } from '#contract/lifecycles/document';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';
import type { Surroundings } from './surroundings';

/** The documents that the client requires of a file and that are not on it. */
export const lackingDocuments = ({
  requiredDocuments,
  documents,
}: Pick<Surroundings, 'requiredDocuments' | 'documents'>): Surroundings['requiredDocuments'] =>
  requiredDocuments.filter((type) => !documents.includes(type));

/** The same in a sentence, for a closing reason: it keeps the file open, or is only told where the work was called off. */
export function requiredByClient(
  { closingReason }: Pick<Recorded<'file'>, 'closingReason'>,
  around: Pick<Surroundings, 'requiredDocuments' | 'documents'>,
): { readonly needed: readonly Sentence[]; readonly told: readonly Sentence[] } {
  const lacking = lackingDocuments(around).map((type) => choices.documentType[type]);
  const said =
    lacking.length > 0 ? [sentence('files.clientRequiresDocuments', { documents: lacking.join(', ') })] : [];
  return closingReason && endsTheWork.includes(closingReason)
    ? { needed: said, told: [] }
    : { needed: [], told: said };
}

export interface CloseBlocker {
  readonly check: (typeof closeChecks)[number];
  readonly message: Sentence;
  /** The tab of the file on which it is mended. */
  readonly tab: 'documents' | 'gates' | 'assignments' | 'reminders';
}

/** Whether personal effects lie in storage: they were found, and nobody said that they went. */
export const holdsEffects = ({ personalEffects }: Pick<Recorded<'file'>, 'personalEffects'>): boolean =>
  (personalEffects?.status ?? (personalEffects?.hasEffects ? 'stored' : 'none')) === 'stored';

/** Until the day on which they may be disposed of they are kept for who owns them; without a day, until they are handed over. */
const keepsEffects = (file: Recorded<'file'>, today: string): boolean =>
  holdsEffects(file) && (file.personalEffects?.holdUntilDate ?? today) >= today;

/**
 * The documents that the closing reason or the client asks for, personal effects that nobody took away, vendors that have not been
 * released, and times of the law that nobody has answered.
 */
export async function readCloseBlockers(
  db: Db,
  file: Recorded<'file'>,
  around: Pick<Surroundings, 'documents' | 'requiredDocuments' | 'today'>,
): Promise<CloseBlocker[]> {
  const { _id: fileId, closingReason } = file;
  const asked = closingReason ? (closingDocuments[closingReason] ?? []) : [];
  const missing = asked
    .filter((documents) => !documents.some((type) => around.documents.includes(type)))
    .map((documents): CloseBlocker => {
      const named = documents.map((type) => choices.documentType[type]).join(' or ');
      const message = sentence('files.documentNeeded', { documents: named });
      return { check: 'documents_required', message, tab: 'documents' };
    });
  for (const message of requiredByClient(file, around).needed)
    missing.push({ check: 'documents_required', message, tab: 'documents' });
  const waiting = await db
    .selectFrom('companyAssignment')
    .select('companyId')
    .where('fileId', '=', fileId)
    .where('status', 'in', ['proposed', 'accepted'])
    .executeTakeFirst();
  const statutory = await db
    .selectFrom('reminder')
    .select('_id')
    .where('fileId', '=', fileId)
    .where('isStatutory', '=', true)
    .where('status', 'in', ['open', 'snoozed'])
    .executeTakeFirst();
  if (keepsEffects(file, around.today))
    missing.push({
      check: 'personal_effects',
      message: sentence('files.personalEffectsStillStorage'),
      tab: 'gates',
    });
  if (waiting)
    missing.push({
      check: 'vendor_acknowledgement',
      message: sentence('files.vendorStillAssigned'),
      tab: 'assignments',
    });
  if (statutory)
    missing.push({
      check: 'statutory_reminder',
      message: sentence('files.statutoryDeadlineStillOpen'),
      tab: 'reminders',
    });
  return missing;
}
