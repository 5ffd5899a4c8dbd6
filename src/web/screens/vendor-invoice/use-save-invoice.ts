import { useMemo, useState } from 'react';
import { useCreate, useUpdate } from 'react-admin';
import type { Resolver } from 'react-hook-form';
import { resources } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { resourcePaths } from '../../data/resource-paths';
import type { DeskRecord } from '../../data/record';
import { refusedBody } from '../../data/refused';
import type { FormValues } from '../../generated/form-values';
import { carry } from '../../i18n/carried-sentence';
import { contractResolver } from '../../generated/form-values';
import type { InvoiceRecord } from './invoice-record';
import type { InvoiceValues } from './invoice-values';
import { headNames, storedLine } from './invoice-values';

type Problems = Readonly<Record<string, string>>;
type Saved = { readonly id: string } | { readonly problems: Problems };

/** What an invoice's form begins with, and what its changes are measured by. */
export function useBefore(values: Partial<InvoiceValues>, invoice: InvoiceRecord | undefined): FormValues {
  return useMemo(() => {
    const asked = headNames.filter((name) => name !== 'companyId' || !invoice);
    return {
      ...Object.fromEntries(asked.map((name) => [name, values[name] ?? null])),
      lines: (values.lines ?? []).map(storedLine),
    };
  }, [values, invoice]);
}

/** Holds an invoice to the contract's schema as it is typed. */
export function useInvoiceResolver(before: FormValues, invoice: InvoiceRecord | undefined) {
  return useMemo((): Resolver<FormValues> => {
    const resolve = contractResolver(resources.vendorInvoice, invoice ? 'change' : 'draft', before);
    return (values, ...rest) =>
      resolve({ ...values, lines: (values as InvoiceValues).lines.map(storedLine) }, ...rest);
  }, [before, invoice]);
}

/** Saves an invoice, new or open, and submits it where that is asked for: its id, or what has to be put right. */
export function useSaveInvoice(invoice: InvoiceRecord | undefined) {
  const [create] = useCreate<DeskRecord>();
  const [update] = useUpdate<DeskRecord>(undefined, undefined, { mutationMode: 'pessimistic' });
  const [failure, setFailure] = useState<unknown>(null);
  // One key for the form's whole life: an answer that was lost is answered again, not made again.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());

  const send = (data: FormValues) =>
    invoice
      ? update(
          resourcePaths.vendorInvoice,
          { id: invoice.id, data, previousData: invoice as unknown as DeskRecord },
          { returnPromise: true },
        )
      : create(resourcePaths.vendorInvoice, { data, meta: { idempotencyKey } }, { returnPromise: true });

  const save = async (typed: FormValues, submits: boolean): Promise<Saved> => {
    setFailure(null);
    const document = typed.documentId === undefined ? invoice?.documentId : typed.documentId;
    if (submits && !document)
      return { problems: { documentId: carry(sentence('values.required', { field: 'documentId' })) } };
    try {
      const record = await send({ ...typed, ...(submits && { invoiceStatus: 'submitted' }) });
      return { id: (record as DeskRecord).id };
    } catch (error) {
      setKey(crypto.randomUUID());
      setFailure(error);
      const said = Object.entries(refusedBody(error)?.errors ?? {});
      return {
        problems: Object.fromEntries([
          // Without a field to stand at, the refusal still keeps the form from taking itself for saved.
          ['root.host', 'refused'],
          ...said.map(([path, message]) => [path.replace(/\[(\d+)\]/g, '.$1'), message]),
        ]),
      };
    }
  };
  return { save, failure };
}
