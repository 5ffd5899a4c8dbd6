import type { ChoiceWords } from '../../choice-words';

export const companyChoices = {
  activityType: {
    agency: 'Recovery agency',
    lender: 'Lender',
    bailiff: 'Bailiff, civil enforcement or recovery vendor',
    skip_trace_vendor: 'Tracing vendor',
    transporter: 'Transport',
    towing_storage: 'Towing and storage yard',
    locksmith: 'Locksmith, key cutting',
    auction: 'Auction',
    remarketer: 'Remarketing company',
    repair_shop: 'Repair and reconditioning',
    appraiser: 'Appraiser',
    law_firm: 'Law firm',
    insolvency_trustee: 'Licensed insolvency trustee',
    insurer: 'Insurer',
    dealer: 'Dealer',
    registry_agent: 'Search/registry provider',
    process_server: 'Process server',
  },
  companyStatus: {
    prospect: 'Prospect',
    active: 'Active',
    suspended: 'Suspended',
    inactive: 'Inactive',
  },
  complianceType: {
    bailiff_appointment: 'Bailiff appointment',
    civil_enforcement_agreement: 'Civil enforcement agreement',
    collection_licence: 'Collection licence',
    bond: 'Bond',
    liability_insurance: 'Liability insurance',
    garage_keepers_insurance: "Garage keeper's insurance",
    wcb_clearance: "Workers' compensation clearance",
    background_checks: 'Background checks',
    privacy_training: 'Privacy training',
  },
  noticeResponsible: {
    client: 'Client',
    agency: 'Agency',
  },
  feeCutoffRule: {
    before_sale_day: 'Before the day of sale',
  },
  currency: {
    CAD: 'Canadian dollar',
    USD: 'US dollar',
  },
} satisfies Partial<ChoiceWords>;
