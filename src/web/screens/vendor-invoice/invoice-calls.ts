import type { RowOf } from '#contract/commands/input';
import type { ValueOf } from '#contract/vocabularies/index';
import { callVerb } from '../../data/call-verb';
import { useFetchAgain } from '../../data/use-fetch-again';
import { callCommand } from '../../http/call-command';
import { useIdentity } from '../../identity/identity-context';
import type { InvoiceRecord } from './invoice-record';

/** What became of deciding an invoice. */
export type Decided = RowOf<'decideVendorInvoices'>;

/** What became of posting an invoice; one that is out of reach has no outcome. */
export type Posted = RowOf<'postVendorInvoices'>;

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
      const { data } = await callCommand(http, 'decideVendorInvoices', {
        ids: invoices.map(({ id }) => id),
        versions: invoices.map(({ version }) => String(version)),
        decision,
        ...(note && { note }),
        ...(lines.length > 0 && { lines: [...lines] }),
      });
      await fetchAgain();
      return data;
    },
    post: async (ids: readonly string[]): Promise<readonly Posted[]> => {
      const { data } = await callCommand(http, 'postVendorInvoices', { vendorInvoiceIds: [...ids] });
      await fetchAgain();
      return data;
    },
    trigger: async () => {
      const counts = await callCommand(http, 'triggerPendingVendorInvoices', {});
      await fetchAgain();
      return counts;
    },
    pull: async () => {
      const counts = await callCommand(http, 'pullVendorInvoices', {});
      await fetchAgain();
      return counts;
    },
    /** `leave`: away from the page of what is gone, before anything is fetched again. */
    remove: async (
      { id, version }: Pick<InvoiceRecord, 'id' | 'version'>,
      reason: string,
      leave: () => void,
    ): Promise<void> => {
      await callCommand(http, 'deleteVendorInvoice', { id, reason }, { version });
      leave();
      await fetchAgain();
    },
    change: async ({ id, version }: Pick<InvoiceRecord, 'id' | 'version'>, values: object): Promise<void> => {
      await callVerb(http, 'vendorInvoice', 'update', { body: { _id: id, version, ...values } });
      await fetchAgain();
    },
  };
}
