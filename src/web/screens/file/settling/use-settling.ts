import { useRights } from '../../../data/rights';
import { useWholeList } from '../../../data/use-whole-list';
import { useFileInvoices, useFilePayments } from '../../billing/billing-records';
import type { PaymentRow } from '../../billing/billing-records';
import type { DocumentRow } from '../../document/document-list';
import type { Read } from '../../../data/read';
import { useFileFees, useFileMoney } from '../fees/file-fees';
import { useFileRecord } from '../file-record';
import { nextToSettle } from './next-to-settle';
import type { NextAct } from './next-to-settle';

interface Settling {
  readonly next: NextAct | undefined;
  readonly held: string;
  readonly payments: readonly PaymentRow[];
}

/** What the settling of the sale of a file waits for, once all that it goes by is there; and what that is read by. */
export function useSettling(): { readonly settling?: Settling; readonly reads: readonly Read[] } {
  const file = useFileRecord();
  const ofPayments = useFilePayments(file.id);
  const ofInvoices = useFileInvoices(file.id);
  const ofFees = useFileFees(file.id);
  const ofMoney = useFileMoney(file.id);
  const ofStatements = useWholeList<DocumentRow>(
    'document',
    { fileIds: [file.id], documentType: 'proceeds_statement' },
    '-createdAt',
  );
  const reads = [ofPayments, ofInvoices, ofFees, ofMoney, ofStatements];
  const [payments, invoices, fees] = [ofPayments.data, ofInvoices.data, ofFees.data];
  const [money, statements] = [ofMoney.data, ofStatements.data];
  if (!payments || !invoices || !fees || !money || !statements) return { reads };
  const held = money.billing?.trustHeld ?? '0.00';
  const salePrice = file.remarketing?.salePrice ?? null;
  const isStated = statements.length > 0;
  const next = nextToSettle({ salePrice, held, payments, fees, invoices, isStated });
  return { settling: { next, held, payments }, reads };
}

/** Whether somebody may look at all that settling a sale goes by. */
export function useMaySettle(): boolean {
  const rights = useRights();
  return ['payment', 'invoice', 'fee', 'document'].every((name) => rights.may(name, 'list'));
}
