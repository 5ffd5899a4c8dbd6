import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { DeskRecord } from '../../data/record';
import { resourcePaths } from '../../data/resource-paths';
import type { BulkProps } from '../../generated/slots';
import { sumOf } from '#contract/money/cents';
import { useDoing } from '../../parts/use-doing';

/** The ticked invoices as they stood when something began with them. */
export interface Ticked {
  /** Those that it can be done with, what they come to, and how many are left as they are. */
  readonly invoices: readonly DeskRecord[];
  readonly amount: string;
  readonly left: number;
}

/**
 * The ticked invoices with which something may be done, those of other pages included. They are held as they are when it begins: the
 * list behind fetches them anew, and drops what waits for nobody any more.
 */
export function useTicked({ ids, records }: BulkProps, action: string) {
  const dataProvider = useDataProvider();
  const { busy, run } = useDoing();
  const [seen, setSeen] = useState<Ticked | null>(null);
  const begin = (then?: () => void) =>
    run(async () => {
      const beyond = ids.filter((id) => !records.some((one) => one.id === id));
      const more =
        beyond.length > 0
          ? (await dataProvider.getMany<DeskRecord>(resourcePaths.vendorInvoice, { ids: beyond })).data
          : [];
      const all = [...records, ...more];
      const invoices = all.filter(({ may }) => may?.includes(action));
      const amount = sumOf(invoices.map(({ total }) => total as string));
      setSeen({ invoices, amount, left: all.length - invoices.length });
      then?.();
    });
  // What lies on other pages is not known before it is fetched.
  const any = ids.length > records.length || records.some(({ may }) => may?.includes(action));
  return { seen, begin, busy, any, end: () => setSeen(null) };
}
