import { statusOf } from '#contract/lifecycles/file-status';
import type { Gate } from '#contract/lifecycles/status-row';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Recorded } from '#contract/resources/index';
import { find } from '../records/find';
import { sideOnFile } from '../rules/handled-files';
import { openMoney } from '../rules/invoice/open-money';
import type { OpenMoney } from '../rules/invoice/open-money';
import type { Caller } from '../request/caller';
import { may } from '../request/rights';
import { holdsEffects, readCloseBlockers, requiredByClient } from '../rules/file/close-checks';
import type { CloseBlocker } from '../rules/file/close-checks';
import { openGates } from '../rules/file/file-gates';
import { readSurroundings } from '../rules/file/surroundings';
import type { Handler } from './handler';

/** Where what a gate waits for is mended; the others are opened on the file itself. */
const tabs: { readonly [G in Gate]?: string } = {
  no_open_requests: 'requests',
  no_open_vendor_invoices: 'vendor-invoices',
  quote_paid: 'payments',
  reinstatement_confirmed: 'payments',
  proceeds_cleared: 'payments',
};

/** The right to the records on each tab of a file's money: how much of it is open is told to who reads them. */
const readsTab = { fees: 'fee', invoices: 'invoice', payments: 'payment' } as const;

const isShown = (caller: Caller, file: Recorded<'file'>, { tab, told }: OpenMoney): boolean =>
  told.includes(sideOnFile(caller, file)) && may(caller, readsTab[tab], 'list');

/** Whether a file could be closed for this reason, and what stands in the way, with where to mend it. */
export const testClose: Handler<'testClose'> = async (context, { fileId, closingReason }) => {
  const file = { ...(await find(context.db, 'file', fileId, context.caller)), closingReason };
  const around = await readSurroundings(context.db, file, context.now);
  const open = openGates(file, around);
  const gates = statusOf('closed').gates.filter((gate) => !open.includes(gate));
  const blockers: { gate: Gate | CloseBlocker['check']; message: Sentence; link: string }[] = gates.map(
    (gate) => ({
      gate,
      message: sentence('files.gateNotBeenPassed', { gate }),
      link: `/files/${fileId}/${tabs[gate] ?? 'gates'}`,
    }),
  );
  const unsettled = gates.includes('fees_reconciled') ? await openMoney(context.db, fileId) : [];
  const money = unsettled.filter((one) => isShown(context.caller, file, one));
  if (money.length > 0)
    blockers.splice(
      blockers.findIndex(({ gate }) => gate === 'fees_reconciled'),
      1,
      ...money.map(({ message, tab }) => ({
        gate: 'fees_reconciled' as const,
        message,
        link: `/files/${fileId}/${tab}`,
      })),
    );
  const beside = await readCloseBlockers(context.db, file, around);
  for (const { check, message, tab } of beside)
    blockers.push({ gate: check, message, link: `/files/${fileId}/${tab}` });
  const isLeft = holdsEffects(file) && beside.every(({ check }) => check !== 'personal_effects');
  const warnings = [
    ...requiredByClient(file, around).told,
    ...(isLeft ? [sentence('files.personalEffectsStillStorage')] : []),
  ];
  return {
    body: {
      canClose: blockers.length === 0,
      blockers,
      warnings,
      overridable: may(context.caller, 'file', 'overrideGate') && beside.length === 0,
    },
  };
};
