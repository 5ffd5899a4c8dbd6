import { closingPapers } from '#contract/lifecycles/document';
import { statusOf } from '#contract/lifecycles/file-status';
import type { Gate } from '#contract/lifecycles/status-row';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { find } from '../records/find';
import { openMoney } from '../rules/invoice/open-money';
import { may } from '../request/rights';
import { holdsOne, openGates, readSurroundings } from '../rules/file/file-gates';
import type { Handler } from './handler';

/** Where what a gate waits for is mended; the others are opened on the file itself. */
const tabs: { readonly [G in Gate]?: string } = {
  no_open_requests: 'requests',
  no_open_vendor_invoices: 'vendor-invoices',
};

/** Whether a file could be closed for this reason, and what stands in the way, with where to mend it. */
export const testClose: Handler<'testClose'> = async (context, { fileId, closingReason }) => {
  const file = { ...(await find(context.db, 'file', fileId, context.caller)), closingReason };
  const around = await readSurroundings(context.db, file, context.now);
  const open = openGates(file, around);
  const gates = statusOf('closed').gates.filter((gate) => !open.includes(gate));
  const blockers: { gate: string; message: Sentence; link: string }[] = gates.map((gate) => ({
    gate,
    message: sentence('files.gateNotBeenPassed', { gate }),
    link: `/files/${fileId}/${tabs[gate] ?? 'gates'}`,
  }));
  const money = gates.includes('fees_reconciled') ? await openMoney(context.db, fileId) : [];
  if (money.length > 0)
    blockers.splice(
      blockers.findIndex(({ gate }) => gate === 'fees_reconciled'),
      1,
      ...money.map(({ message, tab }) => ({
        gate: 'fees_reconciled',
        message,
        link: `/files/${fileId}/${tab}`,
      })),
    );
  for (const papers of closingPapers[closingReason] ?? [])
    if (!holdsOne(around, papers))
      blockers.push({
        gate: 'documents_required',
        message: sentence('files.documentNeeded', {
          papers: papers.map((type) => choices.documentType[type]).join(' or '),
        }),
        link: `/files/${fileId}/documents`,
      });
  const waiting = await context.db
    .selectFrom('companyAssignment')
    .select('companyId')
    .where('fileId', '=', fileId)
    .where('status', 'in', ['proposed', 'accepted'])
    .execute();
  if (waiting.length > 0)
    blockers.push({
      gate: 'vendor_acknowledgement',
      message: sentence('files.vendorStillAssigned'),
      link: `/files/${fileId}/assignments`,
    });
  const statutory = await context.db
    .selectFrom('reminder')
    .select('_id')
    .where('fileId', '=', fileId)
    .where('isStatutory', '=', true)
    .where('status', 'in', ['open', 'snoozed'])
    .execute();
  if (statutory.length > 0)
    blockers.push({
      gate: 'statutory_reminder',
      message: sentence('files.statutoryDeadlineStillOpen'),
      link: `/files/${fileId}/reminders`,
    });
  const others = blockers.filter(({ gate }) => !gates.includes(gate as never)).length;
  const warnings =
    file.personalEffects?.status === 'stored' ? [sentence('files.personalEffectsStillStorage')] : [];
  return {
    body: {
      canClose: blockers.length === 0,
      blockers,
      warnings,
      overridable: may(context.caller, 'file', 'overrideGate') && others === 0,
    },
  };
};
