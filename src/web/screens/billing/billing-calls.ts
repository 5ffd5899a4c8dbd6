import type { Writing } from '../../data/call-verb';
import { callVerb } from '../../data/call-verb';
import type { DeskRecord } from '../../data/record';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useIdentity } from '../../identity/identity-context';

/** Changes something of a file's billing, and has everything fetched again that shows it. Throws, so that a dialog can say why. */
export function useBillingCall() {
  const { http } = useIdentity();
  const fetchAgain = useFetchAgain('invoice');
  return async (
    name: 'invoice' | 'payment',
    verb: 'create' | 'update' | 'remove',
    writing: Writing,
  ): Promise<DeskRecord> => {
    const record = await callVerb(http, name, verb, writing);
    await fetchAgain();
    return record;
  };
}
