import type { Slots } from '../../generated/slots';
import { CoAssigned } from './co-assigned';
import { PriceList } from './price-list';

export const companySlots: Slots<'company'> = { below: [CoAssigned, PriceList] };
