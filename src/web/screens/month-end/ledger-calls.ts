import { useQueryClient } from '@tanstack/react-query';
import type { RowOf } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { useRead } from '../../data/use-read';

export type LedgerRow = RowOf<'listLedger'>;

/** What is read of the accounts lies under this. */
export const ledgerKey = ['desk', 'ledger'] as const;
/** How often what is on its way is looked at, in milliseconds. */
const watchEvery = 2_000;

/** What of invoices and receipts is not in the accounts up to a day; looked at again while anything is on its way. */
export const useLedger = (until: string) =>
  useRead(
    [...ledgerKey, until],
    'listLedger',
    { until },
    {
      refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? watchEvery : false),
    },
  );

/** Sends what is due and what was refused, a thousand at a time, until nothing is left. @returns how many went */
export function usePostLedger() {
  const queryClient = useQueryClient();
  const post = useCommand('postLedger');
  return async (until: string): Promise<number> => {
    let done = 0;
    try {
      for (;;) {
        const { sent, left } = await post({ until });
        done += sent;
        if (left === 0 || sent === 0) return done;
      }
    } finally {
      await queryClient.invalidateQueries({ queryKey: ledgerKey });
    }
  };
}
