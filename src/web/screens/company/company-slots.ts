import type { Slots } from '../../generated/slots';
import { PriceList } from './price-list';

export const companySlots: Slots<'company'> = { below: [PriceList] };
