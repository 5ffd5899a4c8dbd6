import type { Slots } from '../../generated/slots';
import { ClientLayout } from '../import/layout/client-layout';
import { CoAssigned } from './co-assigned';
import { ComplianceInput } from './compliance-input';
import { CompanyMoney } from './company-money';
import { PriceList } from './price-list';

export const companySlots: Slots<'company'> = {
  inputs: { compliance: ComplianceInput },
  below: [CoAssigned, CompanyMoney, PriceList, ClientLayout],
};
