import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerTo, RowOf, Sent } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useRead } from '../../data/use-read';

export type BankLine = RowOf<'listBankLines'>;
export type BankTotals = AnswerTo<'listBankLines'>['totals'];
export type TakenStatement = AnswerTo<'takeBankStatement'>;
/** What a line is said to be. */
export type Booking = Sent<'bookBankLines'>['lines'][number];
export type Booked = RowOf<'bookBankLines'>;

const key = ['desk', 'bankStatement'] as const;

/** As many as can be booked at once. */
const size = 100;

/** A page of the lines that wait, each with what it most likely is, or of those that were set aside; the page before until it is there. */
export const useBankLines = (isAside: boolean, page: number) =>
  useRead(
    [...key, String(isAside), page],
    'listBankLines',
    { isAside, page, size },
    // Those that were set aside are never shown for those that wait.
    { placeholderData: (before, query) => (query?.queryKey[2] === String(isAside) ? before : undefined) },
  );

/** What a line is as the host proposes it; undefined where it proposes nothing. */
export function asProposed({ _id, paymentId, clientId, invoiceIds }: BankLine): Booking | undefined {
  if (paymentId) return { _id, paymentId };
  return clientId ? { _id, clientId, invoiceIds: [...invoiceIds] } : undefined;
}

function useAct<A, R>(act: (asked: A) => Promise<R>) {
  const queryClient = useQueryClient();
  const fetchAgain = useFetchAgain('payment');
  return useMutation({
    mutationFn: act,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: key });
      await fetchAgain();
    },
  });
}

/** Hands a bank's statement to the host. `dayFirst`: how its days are meant, where it asked. */
export function useTakeStatement() {
  const take = useCommand('takeBankStatement');
  return useAct(({ file, dayFirst }: { readonly file: File; readonly dayFirst?: boolean }) =>
    take((dayFirst === undefined ? {} : { dayFirst }) as unknown as Sent<'takeBankStatement'>, { file }),
  );
}

/** Books lines, each on its own. */
export function useBookLines() {
  const book = useCommand('bookBankLines');
  return useAct((lines: readonly Booking[]) => book({ lines: [...lines] }));
}

/** Sets lines aside, or takes them back. */
export function useSetAside() {
  const set = useCommand('setBankLinesAside');
  return useAct(({ ids, isAside }: { readonly ids: readonly string[]; readonly isAside: boolean }) =>
    set({ ids: [...ids], isAside }),
  );
}
