import type { Slots } from '../../../generated/slots';
import { PayMany } from './pay-many';

/** What can be done with many fees at once. */
export const feeSlots: Slots<'fee'> = { bulk: [PayMany] };
