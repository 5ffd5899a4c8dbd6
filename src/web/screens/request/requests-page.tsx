import { Navigate, useSearchParams } from 'react-router-dom';
import { listPath } from '../../data/resource-paths';
import { GeneratedList } from '../../generated/generated-list';
import { whole } from '../../generated/list-address';
import type { AnySlots } from '../../generated/slots';
import { useSession } from '../../identity/identity-context';
import { waitingSearch } from '../vendor-invoice/waiting-invoices';
import { requestSlots } from './request-slots';

/** The list of requests. Its addresses of before, which named a view or vendors' invoices, lead to what they showed. */
export function RequestsPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const view = query.get('view');
  if (query.get('requestType') === 'vendorInvoice')
    return <Navigate replace to={`${listPath('vendorInvoice')}?${waitingSearch}`} />;
  if (view === null) return <GeneratedList name="request" slots={requestSlots as AnySlots} />;
  const now = new URLSearchParams(query);
  now.delete('view');
  if (view === 'mine') now.set('requestedBy', user?._id ?? '');
  else if (view !== 'all') now.set('decidable', 'true');
  return <Navigate replace to={`${listPath('request')}${now.size > 0 ? `?${now}` : whole}`} />;
}
