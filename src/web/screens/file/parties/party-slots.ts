import type { Slots } from '../../../generated/slots';
import { beginOnFile } from '../begin-on-file';

export const partySlots: Slots<'relatedParty'> = { create: beginOnFile('relatedParty', 'parties') };
