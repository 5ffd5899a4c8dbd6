import { useQueryClient } from '@tanstack/react-query';
import type { RowOf } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useReadData } from '../../data/use-read';
import { ledgerKey } from './ledger-calls';

export type ClientToBill = RowOf<'listClientsToBill'>;
export type Refused = RowOf<'issueClientInvoices'>;

const key = ['desk', 'monthEnd'] as const;

/** The clients with anything to bill up to a day, to issue, to send or to be paid. */
export const useClientsToBill = (until: string) =>
  useReadData([...key, 'clients', until], 'listClientsToBill', { until });

/** What the files of a client would be billed up to a day. */
export const useFilesToBill = (clientId: string, until: string) =>
  useReadData([...key, 'files', clientId, until], 'listFilesToBill', { clientId, until });

/** What comes next of a client's invoices. */
export type Step = 'draft' | 'issue' | 'send';

export interface Outcome {
  readonly done: number;
  readonly refused: readonly Refused[];
}

/** Takes all that a client has to the next step, a hundred at a time, until nothing is left that goes. */
export function useStep() {
  const queryClient = useQueryClient();
  const fetchAgain = useFetchAgain('invoice');
  const draft = useCommand('draftClientInvoices');
  const issue = useCommand('issueClientInvoices');
  const send = useCommand('sendClientInvoices');
  return async (step: Step, clientId: string, until: string): Promise<Outcome> => {
    const next = () =>
      step === 'draft' ? draft({ clientId, until }) : (step === 'issue' ? issue : send)({ clientId });
    let done = 0;
    try {
      for (;;) {
        const { data, left } = await next();
        const went = data.filter(({ ok }) => ok).length;
        done += went;
        const refused = data.filter(({ ok }) => !ok);
        // What is refused stands first again: where nothing else went, nothing else will.
        if (left === 0 || went === 0) return { done, refused };
      }
    } finally {
      // What was issued is due in the accounts.
      await Promise.all([key, ledgerKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      await fetchAgain();
    }
  };
}
