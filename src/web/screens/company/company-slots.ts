import type { Slots } from '../../generated/slots';
import { ClientLayout } from '../import/layout/client-layout';
import { CoAssigned } from './co-assigned';
import { PriceList } from './price-list';

export const companySlots: Slots<'company'> = { below: [CoAssigned, PriceList, ClientLayout] };
