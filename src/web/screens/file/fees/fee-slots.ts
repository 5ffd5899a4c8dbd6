import type { Slots } from '../../../generated/slots';
import { beginOnFile } from '../begin-on-file';

export const feeSlots: Slots<'fee'> = { create: beginOnFile('fee', 'fees') };
