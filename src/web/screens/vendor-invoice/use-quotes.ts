import { useQuery } from '@tanstack/react-query';
import type { RowOf, Sent } from '#contract/commands/input';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useCommand } from '../../data/use-command';
import type { InvoiceValues } from './invoice-values';

/** What the contract says of a line. `unitAmount`: what a unit comes to by it, where it names a price. */
export type LineQuote = RowOf<'quoteVendorInvoice'>;

/** The contract beside the lines of an invoice as they are written; nothing for a line that does not say enough yet. */
export function useQuotes(values: Partial<InvoiceValues>): readonly (LineQuote | undefined)[] {
  const quoteInvoice = useCommand('quoteVendorInvoice');
  const isServed = useRights().serves('quoteVendorInvoice');
  const { companyId, invoiceDate, lines = [] } = values;
  const places = lines.flatMap(({ fileId, feeType, quantity }, index) =>
    fileId && feeType && Number(quantity) > 0 ? [index] : [],
  );
  const asked = places.map((index) => {
    const { fileId, feeType, incurredOn, quantity } = lines[index] ?? {};
    return { fileId, feeType, quantity: Number(quantity), ...(incurredOn ? { incurredOn } : {}) };
  });
  const { data } = useQuery({
    queryKey: [resourcePaths.vendorInvoice, 'quote', companyId, invoiceDate, asked],
    queryFn: async ({ signal }) => {
      const sent = { companyId, invoiceDate, lines: asked } as Sent<'quoteVendorInvoice'>;
      const { data } = await quoteInvoice(sent, { signal });
      return data.map((quote, at) => ({ quote, line: asked[at] }));
    },
    enabled: isServed && Boolean(companyId && invoiceDate && asked.length > 0),
    placeholderData: (before) => before,
    staleTime: 60_000,
    retry: false,
  });
  // What was said of other lines says nothing of these.
  return lines.map((_, index) => {
    const at = places.indexOf(index);
    const said = at < 0 ? undefined : data?.[at];
    return said && JSON.stringify(said.line) === JSON.stringify(asked[at]) ? said.quote : undefined;
  });
}
