import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '../../generated/form-drafts';
import { useSession } from '../../identity/identity-context';
import type { InvoiceRecord } from './invoice-record';
import type { InvoiceValues } from './save-invoice';

/** Keeps what is typed into an invoice and not saved in this browser, and brings it back when the form is opened again. */
export function useInvoiceDraft(
  form: UseFormReturn<InvoiceValues>,
  values: Partial<InvoiceValues>,
  invoice: InvoiceRecord | undefined,
) {
  const { user } = useSession();
  const userId = user?._id ?? '';
  const id = invoice?.id;
  const version = invoice?.version ?? null;
  const [kept, setKept] = useState(() => {
    const draft = readDraft(userId, 'vendorInvoice', id);
    return draft?.version === version ? draft : null;
  });
  const saved = useRef(false);

  useEffect(() => {
    if (kept) form.reset(kept.values as unknown as InvoiceValues, { keepDefaultValues: true });
  }, [form, kept]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed, name }) => {
          if (name && !saved.current)
            keepDraft(userId, 'vendorInvoice', id, { version, values: { ...typed } });
        },
      }),
    [form, id, userId, version],
  );
  const forget = () => {
    dropDraft(userId, 'vendorInvoice', id);
    setKept(null);
  };
  return {
    kept: kept !== null,
    saved,
    /** Once it is saved, there is nothing more to keep. */
    done: () => {
      saved.current = true;
      forget();
    },
    drop: () => {
      forget();
      form.reset(values);
    },
  };
}
