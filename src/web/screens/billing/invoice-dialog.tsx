import { useRef, useState } from 'react';
import { lineOf, totalsOf } from '#contract/money/invoice-lines';
import { useCommand } from '../../data/use-command';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { toggled } from '../../parts/toggled';
import { InvoiceLines } from './invoice-lines';
import { useBillingCall } from './billing-calls';
import type { FeeRow, WholeInvoice } from './billing-records';
import { ChooseFees } from './choose-fees';

const asked = ['dueDate', 'purchaseOrder', 'notes'] as const;

interface Props {
  readonly fileId: string;
  /** Approved fees that may be on the invoice. */
  readonly fees: readonly FeeRow[];
  /** The draft that is changed; without it a new one is made. */
  readonly draft?: WholeInvoice;
  /** A new one is issued in the same act, by who may. */
  readonly issues?: boolean;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** Which fees are on an invoice that is not issued yet, when it is due and what it says, with its lines and taxes as they will stand. */
export function InvoiceDialog({ fileId, fees, draft, issues = false, onSaved, onClose }: Props) {
  const t = useTranslate();
  const call = useBillingCall();
  const bill = useCommand('billFees');
  const fetchAgain = useFetchAgain('invoice');
  // A lost answer, asked for again, bills nothing twice.
  const key = useRef(crypto.randomUUID());
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(draft ? fees.flatMap(({ id, invoiceId }) => (invoiceId === draft.id ? [] : [id])) : []),
  );
  const chosen = fees.filter(({ id }) => !left.has(id));
  const lines = chosen.map((fee) => lineOf(fee));
  const save = async (values: Record<string, unknown>, opened: WholeInvoice | undefined) => {
    const feeIds = chosen.map(({ id }) => id);
    const said = Object.fromEntries(asked.map((path) => [path, values[path] || null]));
    if (opened) {
      const change = { _id: opened.id, version: opened.version, feeIds, ...said };
      await call('invoice', 'update', { body: change });
      onSaved(opened.id);
      return t('billing.changedDraft');
    }
    const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value));
    if (issues) {
      const sent = { ...given, fileId, feeIds };
      const { _id, invoiceNumber } = await bill(sent, { headers: { 'idempotency-key': key.current } });
      await fetchAgain();
      onSaved(_id);
      return t('billing.issuedAs', { number: invoiceNumber ?? '' });
    }
    const made = await call('invoice', 'create', { body: { ...given, fileId, feeIds } });
    onSaved(made.id);
    return t('billing.made');
  };
  return (
    <FieldsDialog
      wide
      title={draft ? t('billing.editTitle') : t(issues ? 'billing.billTitle' : 'billing.makeTitle')}
      lead={t(issues ? 'billing.billLead' : 'billing.makeLead')}
      resource="invoice"
      asked={asked.map((path) => ({ path, ...(path === 'dueDate' && { help: t('billing.dueHelp') }) }))}
      record={draft}
      values={draft ? Object.fromEntries(asked.map((path) => [path, draft[path]])) : {}}
      save={draft ? t('billing.editSave') : t(issues ? 'billing.billSave' : 'billing.makeSave')}
      onSave={save}
      onClose={onClose}
    >
      <ChooseFees
        legend={t('billing.onInvoice')}
        fees={fees}
        isChosen={(id) => !left.has(id)}
        onToggle={(id) => setLeft(toggled(left, id))}
      />
      {lines.length > 0 && <InvoiceLines lines={lines} totals={totalsOf(lines)} state={fees[0]?.state} />}
    </FieldsDialog>
  );
}
