import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { resourcePaths } from '../../data/resource-paths';
import { useIdentity } from '../../identity/identity-context';
import { useFailure } from '../failure';
import type { Method } from '../../http/http';

const touched = ['invoice', 'payment', 'fee', 'file', 'history', 'document'] as const;

/** Changes something of a file's billing, and has everything fetched again that shows it. Throws, so that a dialog can say why. */
export function useBillingCall() {
  const { http } = useIdentity();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return async (method: Method, path: string, body: object | undefined, said: string): Promise<unknown> => {
    const answer = await http.call(method, path, body ? { body } : {});
    await Promise.all(
      touched.map((name) => queryClient.invalidateQueries({ queryKey: [resourcePaths[name]] })),
    );
    notify(said, { type: 'success' });
    return answer.body;
  };
}

/** The same for a button of its own: what it is refused is told beside the page. */
export function useBillingAttempt() {
  const call = useBillingCall();
  const notify = useNotify();
  const explain = useFailure();
  return async (...given: Parameters<typeof call>): Promise<boolean> => {
    try {
      await call(...given);
      return true;
    } catch (error) {
      notify(explain(error), { type: 'error' });
      return false;
    }
  };
}

/** Fetches the PDF of an invoice. */
export function useInvoicePdf() {
  const { http } = useIdentity();
  return async (id: string): Promise<Blob> => {
    const { body } = await http.call('GET', `/desk/invoice/${id}/pdf`, { reading: 'blob' });
    return body as Blob;
  };
}
