import { move } from './walk';
import type { Act, Step } from './walk';

/** Records a trace for who is sought, with what it found. */
export const trace =
  (found: object): Act =>
  (by, { fileId }) =>
    by.call('POST', '/skipTrace/', {
      ...{ fileId, skipTraceType: 'relatives_references', source: 'Calls to references' },
      ...{ permissiblePurpose: 'locate_collateral', ...found },
    });

/** An address as a trace finds it. */
export const found = { line1: '9 Sample Mill Rd', city: 'Guelph', state: 'ON' };

/** From the accepted file until its debtor is sought. */
export const sought: readonly Step[] = [
  ['manager', move('skip_assigned'), 200],
  ['manager', move('skip_in_progress'), 200],
];
/** Until the debtor is located. */
export const located: readonly Step[] = [
  ...sought,
  ['manager', trace({ result: 'located_verified', addresses: [{ ...found, verified: true }] }), 201],
  ['manager', move('skip_located'), 200],
];
