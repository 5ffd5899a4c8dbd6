import type { Slots } from '../../generated/slots';
import { ClientLayout } from '../import/layout/client-layout';
import { CoAssigned } from './co-assigned';
import { ComplianceInput } from './compliance-input';
import { CompanyMoney } from './company-money';
import { PlaybookInput } from './playbook-input';
import { PriceList } from './price-list';

export const companySlots: Slots<'company'> = {
  inputs: { compliance: ComplianceInput, playbook: PlaybookInput },
  below: [CoAssigned, CompanyMoney, PriceList, ClientLayout],
};
