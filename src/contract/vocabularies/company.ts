export const activityType = [
  'agency',
  'lender',
  'bailiff',
  'skip_trace_vendor',
  'transporter',
  'towing_storage',
  'locksmith',
  'auction',
  'remarketer',
  'repair_shop',
  'appraiser',
  'law_firm',
  'insolvency_trustee',
  'insurer',
  'dealer',
  'registry_agent',
  'process_server',
] as const;

export const companyStatus = ['prospect', 'active', 'suspended', 'inactive'] as const;

export const complianceType = [
  'bailiff_appointment',
  'civil_enforcement_agreement',
  'collection_licence',
  'bond',
  'liability_insurance',
  'garage_keepers_insurance',
  'wcb_clearance',
  'background_checks',
  'privacy_training',
] as const;

export const noticeResponsible = ['client', 'agency'] as const;

export const feeCutoffRule = ['before_sale_day'] as const;

export const currency = ['CAD', 'USD'] as const;
