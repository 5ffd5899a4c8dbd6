export const reserveStatus = ['not_set', 'proposed', 'approved', 'declined'] as const;

export const saleChannel = [
  'physical_lane',
  'online_timed',
  'online_live',
  'closed_tender',
  'private_sale',
  'dealer_direct',
  'salvage',
  'returned',
] as const;

export const proceedsStatus = ['none', 'invoiced', 'received', 'remitted'] as const;
export const ownershipStatus = ['not_started', 'requested', 'received', 'transferred'] as const;
export const lienStatus = ['clear', 'own_only', 'third_party', 'unknown'] as const;
export const lightCode = ['green', 'yellow', 'red', 'white'] as const;

export const reconCategory = [
  'mechanical',
  'body_paint',
  'pdr',
  'glass',
  'tires_wheels',
  'keys',
  'detail',
  'safety',
  'emissions',
  'equipment_service',
  'battery_ev',
  'other',
] as const;

export const reconStatus = [
  'draft',
  'estimate_requested',
  'estimate_received',
  'approval_pending',
  'approved',
  'declined',
  'ordered',
  'in_progress',
  'completed',
  'invoiced',
  'cancelled',
] as const;

export const purchaserType = [
  'dealer',
  'wholesaler',
  'exporter',
  'individual',
  'auction_house',
  'dismantler',
  'original_debtor',
  'client_buyback',
] as const;

export const purchaserStatus = ['active', 'blocked'] as const;
