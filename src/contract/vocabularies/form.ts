/** The forms that can be made of a file, in the order of its life. One that is not here is refused. */
export const formType = [
  'repossession_authorization',
  'letter_of_instructions_ab',
  'bailiff_assignment_sheet',
  'demand_letter',
  'notice_intention_enforce_security',
  'farm_debt_notice',
  'qc_prior_notice',
  'qc_repossession_notice_30',
  'notice_of_seizure',
  'bailees_undertaking',
  'voluntary_surrender',
  'condition_report',
  'personal_effects_inventory',
  'personal_effects_release',
  'notice_of_disposition',
  'notice_of_retention',
  'redemption_statement',
  'release_authorization',
  'auction_consignment',
  'bill_of_sale',
  'gate_pass',
  'proceeds_statement',
  'lien_discharge_request',
  'deficiency_letter',
  'surplus_letter',
  'vendor_remittance',
  'close_out_report',
] as const;

/** What a civil enforcement agency is told to do with what it seizes. */
export const seizureInstruction = ['remove', 'bailee_undertaking'] as const;

/** The rights of a hypothecary creditor in Québec (Civil Code, art. 2748). */
export const hypothecaryRight = [
  'taking_possession',
  'taking_in_payment',
  'sale_by_creditor',
  'sale_by_judicial_authority',
] as const;
