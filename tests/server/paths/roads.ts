import { bring, move, propose, answer } from './walk';
import type { Step } from './walk';

/** From the placement until somebody may be sent out: the lender brings its documents, the desk accepts. */
export const ready: readonly Step[] = [
  ['lender', bring('security_agreement'), 201],
  ['lender', bring('repossession_authorization'), 201],
  ['manager', move('accepted'), 200],
  ['manager', move('ready_to_assign'), 200],
];

/** Until the Toronto bailiff tries. */
export const tried: readonly Step[] = [
  ...ready,
  ['manager', propose('V01'), 201],
  ['manager', move('vendor_assigned'), 200],
  ['vendor', answer('V01', 'accepted'), 200],
  ['vendor', move('attempting'), 200],
];
