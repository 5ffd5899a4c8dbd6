export const feeType = [
  'assignment_admin',
  'repossession_involuntary',
  'repossession_voluntary',
  'repossession_equipment',
  'impound_recovery',
  'impound_charges',
  'contingent_recovery',
  'rush_surcharge',
  'attempt_dry_run',
  'field_visit',
  'close_fee',
  'cancellation_fee',
  'skip_trace_basic',
  'skip_trace_enhanced',
  'skip_located_bonus',
  'search_ppsa_serial',
  'search_ppsa_debtor',
  'search_vehicle_history',
  'search_bankruptcy',
  'search_plate',
  'lien_registration_or_discharge',
  'mileage_km',
  'travel_time_hour',
  'ferry_or_remote',
  'towing_local',
  'towing_heavy',
  'winching_recovery',
  'transport_long_haul',
  'storage_day',
  'storage_indoor_day',
  'locksmith_entry',
  'key_cut',
  'personal_effects_inventory',
  'personal_effects_delivery',
  'photos_condition_report',
  'appraisal',
  'reconditioning',
  'detailing',
  'safety_inspection',
  'auction_entry',
  'auction_sell_fee',
  'auction_no_sale',
  'remarketing_commission',
  'bailiff_document_service',
  'notice_preparation',
  'civil_enforcement_fee',
  'court_costs',
  'legal_fee',
  'insurance_binder',
  'lot_gate_fee',
  'fuel_surcharge',
  'write_off_adjustment',
  'other',
] as const;

export const feeDirection = ['receivable', 'payable'] as const;
export const feeUnit = ['flat', 'each', 'per_km', 'per_day', 'per_hour', 'percent', 'cost'] as const;
/** How a price counts, with what a percentage is of: what a table says that stands by itself. */
export const priceBasis = [
  'flat',
  'each',
  'per_km',
  'per_day',
  'per_hour',
  'cost',
  'percent_of_balance',
  'percent_of_sale_price',
  'percent_of_rest',
  'percent_of_named',
] as const;
export const feeStatus = [
  'draft',
  'pending_approval',
  'approved',
  'invoiced',
  'paid',
  'declined',
  'written_off',
  'void',
] as const;
/** What the province in which a fee is taxed follows from; `stated`: from what a person said, with why. */
export const taxGround = ['recipient', 'goods', 'destination', 'stated'] as const;
export const feeSource = ['schedule', 'manual', 'vendor_invoice', 'integration'] as const;
export const projectedFeeStatus = ['projected', 'realized', 'cancelled'] as const;

/** How an invoice to a client stands. That it is overdue follows from its due date. */
export const clientInvoiceStatus = [
  'draft',
  'issued',
  'sent',
  'partially_paid',
  'paid',
  'disputed',
  'void',
  'credited',
] as const;

/** How late what a client owes is, in brackets of days; what is owed back to it, and not used yet, stands by itself. */
export const receivable = [
  'notDue',
  'due1to30',
  'due31to60',
  'due61to90',
  'dueOver90',
  'creditsNotUsed',
] as const;

/** How a vendor's invoice to us stands. */
export const invoiceStatus = [
  'draft',
  'submitted',
  'auto_approved',
  'in_review',
  'disputed',
  'rejected',
  'approved',
  'pending_post',
  'post_failed',
  'posted',
  'partially_paid',
  'paid',
  'void',
] as const;
export const vendorInvoiceFlag = [
  'duplicate_number',
  'over_contract',
  'late_sla',
  'missing_document',
  'tax_mismatch',
  'no_assignment',
  'closed_file',
  'needs_preapproval',
] as const;
export const approvalDecision = ['approved', 'disputed', 'rejected'] as const;

export const paymentType = [
  'redemption',
  'arrears',
  'sale_proceeds',
  'sale_deposit',
  'client_remittance',
  'invoice_payment',
  'insurance_proceeds',
  'debtor_other',
  'refund',
  'personal_effects_fee',
] as const;
export const paymentDirection = ['in', 'out'] as const;
export const paymentMethod = [
  'eft',
  'wire',
  'certified_cheque',
  'bank_draft',
  'interac_etransfer',
  'cash',
  'auction_statement',
  'credit_card',
  'trust_transfer',
] as const;
export const paymentStatus = ['pending', 'cleared', 'failed', 'reversed', 'refunded'] as const;
