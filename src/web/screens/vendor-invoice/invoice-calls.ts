import type { ValueOf } from '#contract/vocabularies/index';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useIdentity } from '../../identity/identity-context';
import type { InvoiceRecord } from './invoice-record';

export interface Decided {
  readonly _id: string;
  readonly ok: boolean;
  readonly message?: string;
  readonly invoiceStatus?: ValueOf<'invoiceStatus'>;
}

/** What became of posting an invoice; one that is out of reach has no outcome. */
export interface Posted {
  readonly _id: string;
  readonly ok: boolean;
  readonly outcome?: 'posted' | 'refused' | 'unreachable' | 'not_postable' | 'busy';
  readonly sageBillId?: string | null;
  readonly message?: string;
}

/** What people do with vendors' invoices, by the calls that are no plain verbs. */
export function useInvoiceCalls() {
  const { http } = useIdentity();
  const fetchAgain = useFetchAgain('vendorInvoice');
  return {
    decide: async (
      invoices: readonly { readonly id: string; readonly version?: number }[],
      decision: ValueOf<'approvalDecision'>,
      note: string | null,
      lines: readonly string[] = [],
    ): Promise<readonly Decided[]> => {
      const { body } = await http.call('POST', '/desk/vendorInvoice/decide', {
        body: {
          ids: invoices.map(({ id }) => id),
          versions: invoices.map(({ version }) => String(version)),
          decision,
          ...(note && { note }),
          ...(lines.length > 0 && { lines }),
        },
      });
      await fetchAgain();
      return (body as { data: Decided[] }).data;
    },
    post: async (ids: readonly string[]): Promise<readonly Posted[]> => {
      const { body } = await http.call('POST', '/vendorInvoice/post-invoice-sage', {
        body: { vendorInvoiceIds: ids },
      });
      await fetchAgain();
      return (body as { data: Posted[] }).data;
    },
    trigger: async () => {
      const { body } = await http.call('GET', '/vendorInvoice/trigger-pending-invoices');
      await fetchAgain();
      return body as { posted: number; refused: number; waiting: number };
    },
    pull: async () => {
      const { body } = await http.call('GET', '/vendorInvoice/pull-invoices-sage');
      await fetchAgain();
      return body as { checked: number; updated: number; paid: number; partiallyPaid: number };
    },
    change: async ({ id, version }: Pick<InvoiceRecord, 'id' | 'version'>, values: object): Promise<void> => {
      await http.call('PATCH', '/vendorInvoice/', { body: { _id: id, version, ...values } });
      await fetchAgain();
    },
  };
}
