import { useRights } from '../../../data/rights';
import { useWholeList } from '../../../data/use-whole-list';
import { useFileInvoices, useFilePayments } from '../../billing/billing-records';
import type { PaymentRow } from '../../billing/billing-records';
import type { DocumentRow } from '../../document/document-list';
import { useFileFees, useFileMoney } from '../fees/file-fees';
import { useFileRecord } from '../file-record';
import { nextToSettle } from './next-to-settle';
import type { NextAct } from './next-to-settle';

/** What the settling of the sale of a file waits for, once all that it goes by is there. */
export function useSettling():
  | { readonly next: NextAct | undefined; readonly held: string; readonly payments: readonly PaymentRow[] }
  | undefined {
  const file = useFileRecord();
  const { data: payments } = useFilePayments(file.id);
  const { data: invoices } = useFileInvoices(file.id);
  const { data: fees } = useFileFees(file.id);
  const { data: money } = useFileMoney(file.id);
  const { data: statements } = useWholeList<DocumentRow>(
    'document',
    { fileIds: [file.id], documentType: 'proceeds_statement' },
    '-createdAt',
  );
  if (!payments || !invoices || !fees || !money || !statements) return undefined;
  const held = money.billing?.trustHeld ?? '0.00';
  const salePrice = file.remarketing?.salePrice ?? null;
  const isStated = statements.length > 0;
  return { next: nextToSettle({ salePrice, held, payments, fees, invoices, isStated }), held, payments };
}

/** Whether somebody may look at all that settling a sale goes by. */
export function useMaySettle(): boolean {
  const rights = useRights();
  return ['payment', 'invoice', 'fee', 'document'].every((name) => rights.may(name, 'list'));
}
