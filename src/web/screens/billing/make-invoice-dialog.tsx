import { useState } from 'react';
import { lineOf, totalsOf } from '#contract/money/bill';
import { invoice } from '#contract/resources/invoice';
import { formatDate } from '#contract/written';
import { useWords } from '../../i18n/words';
import { AskDialog } from '../ask-dialog';
import { BillLines } from './bill-lines';
import { useBillingCall } from './billing-calls';
import type { FeeRow } from './billing-records';
import { useBillingTexts } from './billing-texts';
import { Money } from './money';

interface Props {
  readonly fileId: string;
  readonly fees: readonly FeeRow[];
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Which unbilled fees go on a new invoice, with the lines and taxes as they will stand. */
export function MakeInvoiceDialog({ fileId, fees, onMade, onClose }: Props) {
  const texts = useBillingTexts();
  const { choice, locale } = useWords();
  const call = useBillingCall();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = fees.filter(({ id }) => !left.has(id));
  const lines = chosen.map((fee) => lineOf(fee));
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const { dueDate, purchaseOrder, notes } = invoice.fields;
  return (
    <AskDialog
      wide
      title={texts.makeTitle}
      lead={texts.makeLead}
      resource="invoice"
      asked={[
        { path: 'dueDate', field: dueDate },
        { path: 'purchaseOrder', field: purchaseOrder },
        { path: 'notes', field: notes },
      ]}
      values={{}}
      save={texts.makeSave}
      onSave={async (values) => {
        const body = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
        const made = await call(
          'POST',
          '/invoice/',
          { ...body, fileId, feeIds: chosen.map(({ id }) => id) },
          texts.made,
        );
        onMade(String((made as { _id: string })._id));
      }}
      onClose={onClose}
    >
      <fieldset className="bill-choose">
        <legend>{texts.unbilled}</legend>
        {fees.map((fee) => (
          <label key={fee.id}>
            <input type="checkbox" checked={!left.has(fee.id)} onChange={() => toggle(fee.id)} />
            <span>
              {choice('feeType', fee.feeType)}{' '}
              <span className="quiet">{formatDate(fee.incurredOn, locale)}</span>
            </span>
            <Money amount={fee.totalAmount} />
          </label>
        ))}
      </fieldset>
      {lines.length > 0 && <BillLines lines={lines} totals={totalsOf(lines)} />}
    </AskDialog>
  );
}
