import { Navigate, useSearchParams } from 'react-router-dom';
import { GeneratedList } from '../../generated/generated-list';
import type { AnySlots } from '../../generated/slots';
import { useSession } from '../../identity/identity-context';
import { formerAddress } from '../former-addresses';
import { requestSlots } from './request-slots';

/** The list of requests. Its addresses of before, which named a view or vendors' invoices, lead to what they showed. */
export function RequestsPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const now = formerAddress('request', query, user?._id ?? '');
  if (now !== undefined) return <Navigate replace to={now} />;
  return <GeneratedList name="request" slots={requestSlots as AnySlots} />;
}
