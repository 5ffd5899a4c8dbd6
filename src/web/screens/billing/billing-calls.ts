import { useFetchAgain } from '../../data/use-fetch-again';
import type { Method } from '../../http/http';
import { useIdentity } from '../../identity/identity-context';

/** Changes something of a file's billing, and has everything fetched again that shows it. Throws, so that a dialog can say why. */
export function useBillingCall() {
  const { http } = useIdentity();
  const fetchAgain = useFetchAgain('invoice');
  return async (method: Method, path: string, body?: object): Promise<unknown> => {
    const answer = await http.call(method, path, body ? { body } : {});
    await fetchAgain();
    return answer.body;
  };
}
