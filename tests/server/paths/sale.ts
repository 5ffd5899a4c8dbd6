import { reviewed } from './roads';
import { move } from './walk';
import type { Act, Step } from './walk';

const kept = new Map<string, { purchaser?: string; request?: string }>();
const of = (fileId: string) => kept.get(fileId) ?? {};

/** Sets for how much at the least the unit is sold. */
export const setReserve =
  (reservePrice: string, floorPrice: string): Act =>
  (by, { fileId }) =>
    by.call('POST', '/desk/file/setReserve', { fileId, reservePrice, floorPrice });

/** Asks the client to agree to a reserve. */
export const askReserve =
  (reservePrice: string, floorPrice: string): Act =>
  async (by, { fileId }) => {
    const reply = await by.call('POST', '/request/', {
      ...{ fileIds: [fileId], requestType: 'reserve_approval', reason: 'As appraised' },
      payload: { reservePrice, floorPrice },
    });
    kept.set(fileId, { ...of(fileId), request: String(reply.body._id) });
    return reply;
  };

/** Agrees to the reserve that was asked last. */
export const agreeReserve: Act = (by, { fileId }) =>
  by.call('PATCH', '/request/', { _id: of(fileId).request, status: 'approved' });

/** Writes down who buys. */
export const addPurchaser: Act = async (by, { fileId }) => {
  const reply = await by.call('POST', '/purchaser/', { purchaserType: 'dealer', legalName: 'Lot One Ltd.' });
  kept.set(fileId, { ...of(fileId), purchaser: String(reply.body._id) });
  return reply;
};

/** Accepts the offer of who was written down. */
export const sellTo =
  (salePrice: string): Act =>
  (by, { fileId }) =>
    by.call('POST', '/desk/file/acceptOffer', { fileId, salePrice, purchaserId: of(fileId).purchaser });

/** From the end of its notice until the client has agreed to a reserve. */
export const agreed: readonly Step[] = [
  ...reviewed,
  ['supervisor', setReserve('9000.00', '8500.00'), 200],
  ['remarketer', askReserve('9000.00', '8500.00'), 201],
  ['manager', move('reserve_pending'), 200],
  ['client', agreeReserve, 200],
  ['remarketer', move('ready_for_sale'), 200],
];
/** Until it is listed. */
export const listed: readonly Step[] = [
  ...agreed,
  ['remarketer', move('listed', { remarketing: { saleDate: '2026-11-19' } }), 200],
];
/** Until an offer was accepted. */
export const offered: readonly Step[] = [
  ...listed,
  ['supervisor', addPurchaser, 201],
  ['supervisor', sellTo('9000.00'), 200],
];
