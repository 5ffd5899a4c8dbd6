export const noteType = [
  'general',
  'field_update',
  'debtor_contact',
  'third_party_contact',
  'skip_trace',
  'client_instruction',
  'client_update',
  'vendor_instruction',
  'legal_privileged',
  'accounting',
  'remarketing',
  'complaint',
  'safety_alert',
  'system',
  'post_close',
] as const;

export const noteAudience = ['internal', 'client', 'vendor', 'client_and_vendor', 'direct'] as const;
export const noteChannel = [
  'in_app',
  'phone',
  'email',
  'sms',
  'in_person',
  'letter',
  'portal',
  'import',
] as const;
export const recipientKind = ['to', 'cc'] as const;
export const contactDirection = ['in', 'out'] as const;

export const contactOutcome = [
  'spoke_debtor',
  'spoke_third_party',
  'left_message',
  'no_answer',
  'wrong_number',
  'disconnected',
  'promise_to_pay',
  'promise_to_surrender',
  'refused',
  'hostile',
  'language_barrier',
  'represented',
] as const;
