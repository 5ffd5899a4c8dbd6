import { screen } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../../../../src/web/identity/identity-context';
import { RequestsPage } from '../../../../src/web/screens/request/requests-page';
import { answer } from '../../tabs';
import type { Request } from '../../tabs';
import { showScreen } from '../desk';

const day = 86_400_000;
export const fileId = '00000000-0000-4000-8000-000000000001';
export const at = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** A request as the host tells it. */
export const request = (id: string, values: object = {}) => ({
  _id: id,
  version: 1,
  fileIds: [],
  requestType: 'hold',
  status: 'submitted',
  reason: `Reason of ${id}`,
  amount: null,
  payload: { holdReason: 'payment_pending', holdUntil: '2026-12-11' },
  dueDate: at(2),
  decisionNote: null,
  decidedBy: null,
  decidedAt: null,
  requestedBy: 'u-else',
  requestedByCompanyId: 'c-2',
  assignedToCompanyId: null,
  linkedEntityId: null,
  decidable: true,
  createdAt: at(-1),
  may: ['show', 'edit', 'decide'],
  ...values,
});

/** A vendor's invoice as the host tells it. */
export const invoice = (id: string, values: object = {}) => ({
  _id: id,
  version: 4,
  invoiceNumber: `N-${id}`,
  companyId: 'c-3',
  fileIds: ['f-1'],
  fileRefNumber: ['F-2026-000017'],
  invoiceDate: '2026-11-02',
  dueDate: '2026-12-02',
  invoiceStatus: 'in_review',
  total: '1234.50',
  flags: ['over_contract'],
  checks: [
    { line: 1, contractAmount: '100.00', variance: '48.00', flags: ['over_contract'] },
    { line: 2, contractAmount: '100.00', variance: '-20.00', flags: [] },
  ],
  approvalLevel: 2,
  levelsNeeded: 3,
  may: ['show', 'approve'],
  ...values,
});

export const fee = {
  _id: 'fee-1',
  version: 1,
  direction: 'payable',
  feeType: 'towing_heavy',
  quantity: 2.5,
  unit: 'per_hour',
  unitAmount: '100.00',
  amount: '250.00',
  totalAmount: '282.50',
  varianceFromSchedule: '50.00',
  incurredOn: '2026-11-02',
};

/** The list once somebody is signed in, as the desk shows it. */
const Requests = () => useSession().user && <RequestsPage />;

function Elsewhere() {
  const { pathname, search, state } = useLocation() as Location<{ readonly begun?: boolean } | null>;
  return <p>{`Now at ${pathname}${search}${state?.begun ? ' begun' : ''}`}</p>;
}

/** The inbox on a host that has these requests and vendors' invoices, and refuses to decide some. */
export async function inbox(
  rows: readonly object[],
  refuses: readonly string[] = [],
  path = '/requests',
  invoices: readonly object[] = [],
) {
  const shown = await showScreen(
    <Routes>
      <Route path="/requests" element={<Requests />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    ({ method, path: asked, body }: Request) => {
      if (asked.startsWith('/desk/request/list')) return answer(200, { data: rows, total: rows.length });
      if (asked.startsWith('/desk/fee/list') || asked.startsWith('/fee/fee-1'))
        return answer(200, asked.startsWith('/fee/') ? fee : { data: [fee], total: 1 });
      if (asked.startsWith('/file/search'))
        return answer(200, { data: [{ _id: fileId, ref: 'F-1', version: 1 }], total: 1 });
      if (asked.startsWith('/vendorInvoice/list'))
        return answer(200, { data: invoices, total: invoices.length });
      if (asked === '/desk/vendorInvoice/decide')
        return answer(200, { data: [{ _id: 'one', ok: true, invoiceStatus: 'in_review' }] });
      if (method !== 'PATCH' || asked !== '/request/') return undefined;
      const { _id } = body as { _id: string };
      if (refuses.includes(_id)) return answer(409, { message: 'The request has been declined already.' });
      return answer(200, rows.find((row) => (row as { _id: string })._id === _id) ?? {});
    },
    path,
  );
  const decided = () =>
    shown.desk.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body as object);
  return { ...shown, decided };
}
/** The line of a request, by its reason. */
export const line = async (id: string) =>
  (await screen.findByText(`Reason of ${id}`)).closest('li') as HTMLElement;
