import { useCreate, useUpdate } from 'ra-core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { resources } from '#contract/resources/index';
import { normaliseValue } from '#contract/kinds/index';
import { resourcePaths } from '../../data/resource-paths';
import type { DeskRecord } from '../../data/record';
import { refusedBody } from '../../data/refused';
import { Refusal } from '../../http/failures';
import { useFailure } from '../failure';
import { problemOf } from '../../parts/fields-at';
import type { InvoiceRecord } from './invoice-record';

const { fields } = resources.vendorInvoice;
const headNames = ['invoiceNumber', 'companyId', 'invoiceDate', 'dueDate', 'documentId', 'note'] as const;
type HeadName = (typeof headNames)[number];
export type LineValues = { -readonly [N in keyof typeof fields.lines.fields]?: unknown } & {
  fileId?: string | null;
  /** The price by the contract, as it was taken over. */
  agreed?: unknown;
};

/** What the form holds: as it is typed. */
export type InvoiceValues = { [N in HeadName]?: string | null } & {
  lines: LineValues[];
};

/** Saves an invoice, new or open, and submits it where that is asked for: its id, or nothing where something has to be put right. */
export function useSaveInvoice(form: UseFormReturn<InvoiceValues>, invoice: InvoiceRecord | undefined) {
  const explain = useFailure();
  const [create] = useCreate<DeskRecord>();
  const [update] = useUpdate<DeskRecord>(undefined, undefined, { mutationMode: 'pessimistic' });
  const [failure, setFailure] = useState<string | null>(null);
  // One key for the form's whole life: an answer that was lost is answered again, not made again.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());

  const check = (typed: InvoiceValues, submits: boolean): boolean => {
    let right = true;
    const tell = (path: string, problem: string | undefined) => {
      if (!problem) return;
      form.setError(path as 'lines', { message: problem }, { shouldFocus: right });
      right = false;
    };
    for (const name of headNames) {
      const needed = fields[name].kind !== 'reference' && 'required' in fields[name];
      const isNeeded = needed || name === 'companyId' || (name === 'documentId' && submits);
      tell(name, problemOf(fields[name], typed[name], name, isNeeded));
    }
    typed.lines.forEach((line, index) => {
      for (const [name, field] of Object.entries(fields.lines.fields))
        tell(
          `lines.${index}.${name}`,
          problemOf(field, line[name as keyof LineValues], name, 'required' in field),
        );
    });
    return right;
  };

  const save = async (typed: InvoiceValues, submits: boolean): Promise<string | undefined> => {
    setFailure(null);
    if (!check(typed, submits)) return undefined;
    const head = headNames
      .filter((name) => name !== 'companyId' || !invoice)
      .map((name) => [name, normaliseValue(typed[name], fields[name])]);
    const data = {
      ...Object.fromEntries(head),
      lines: typed.lines.map(stored),
      ...(submits && { invoiceStatus: 'submitted' }),
    };
    try {
      const record = invoice
        ? await update(
            resourcePaths.vendorInvoice,
            { id: invoice.id, data, previousData: invoice as unknown as DeskRecord },
            { returnPromise: true },
          )
        : await create(
            resourcePaths.vendorInvoice,
            { data, meta: { idempotencyKey } },
            { returnPromise: true },
          );
      return (record as DeskRecord).id;
    } catch (error) {
      setKey(crypto.randomUUID());
      const errors = error instanceof Refusal ? error.errors : refusedBody(error)?.errors;
      for (const [path, message] of Object.entries(errors ?? {}))
        form.setError(path.replace(/\[(\d+)\]/g, '.$1') as 'lines', { message });
      setFailure(explain(error));
      return undefined;
    }
  };
  return { save, failure };
}

function stored(line: LineValues): object {
  return Object.fromEntries(
    Object.entries(fields.lines.fields).flatMap(([name, field]) =>
      name in line ? [[name, normaliseValue(line[name as keyof LineValues], field)]] : [],
    ),
  );
}
