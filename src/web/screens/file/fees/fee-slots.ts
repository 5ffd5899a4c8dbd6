import type { Slots } from '../../../generated/slots';
import { beginOnFile } from '../begin-on-file';
import { PayMany } from './pay-many';

/** What can be done with many fees at once, and how one is begun. */
export const feeSlots: Slots<'fee'> = { bulk: [PayMany], create: beginOnFile('fee', 'fees') };
