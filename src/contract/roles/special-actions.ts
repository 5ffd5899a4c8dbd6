import { acrossRoles } from './across-roles';

/**
 * How far a special action reaches.
 * - `request_only`, `propose`: not the action itself, only to ask for it.
 * - `remarketing_on`: in the stages remarketing and settlement; `field_secured_only`: in field recovery and secured.
 * - `gates_met`: without overriding a gate; `within_limit`: up to the person's approval limit.
 * - `own`: one's own; `own_company`, `agency`: people of one's own company, of the agency.
 * - `agency_types`, `fee_types`, `client_types`: the requests that are decided on that side.
 * - `level_1` to `level_3`: that rung of the approval ladder; `level_1_sale`: the first, for the costs of a sale.
 * - `client_pays_direct`: where the client pays vendors itself; `non_production`: never in production.
 */
export type Extent =
  | 'yes'
  | 'no'
  | 'agency'
  | 'agency_types'
  | 'approve'
  | 'client_pays_direct'
  | 'client_types'
  | 'fee_types'
  | 'field_secured_only'
  | 'gates_met'
  | 'level_1'
  | 'level_1_sale'
  | 'level_2'
  | 'level_3'
  | 'non_production'
  | 'own'
  | 'own_company'
  | 'propose'
  | 'remarketing_on'
  | 'request_only'
  | 'within_limit';

// Columns: administrator, supervisor, file manager, remarketing specialist, accountant, lender supervisor, lender staff,
// vendor manager, field agent. Aligned by hand so that a column can be read down.
const across = acrossRoles<Extent>;

/** What staff do that is no plain verb. The key is the resource, then the action. */
// prettier-ignore
export const specialActions = {
  'file.place':                      across('yes',            'yes',          'yes',          'no',             'no',        'yes',                'yes',          'no',                 'no'),
  'file.changeStage':                across('yes',            'yes',          'yes',          'remarketing_on', 'no',        'no',                 'no',           'field_secured_only', 'field_secured_only'),
  'file.hold':                       across('yes',            'yes',          'yes',          'yes',            'no',        'yes',                'request_only', 'no',                 'no'),
  'file.releaseHold':                across('yes',            'yes',          'yes',          'yes',            'no',        'yes',                'request_only', 'no',                 'no'),
  'file.requestClose':               across('yes',            'yes',          'yes',          'yes',            'no',        'yes',                'yes',          'no',                 'no'),
  'file.close':                      across('yes',            'yes',          'gates_met',    'no',             'no',        'no',                 'no',           'no',                 'no'),
  'file.reopen':                     across('yes',            'yes',          'no',           'no',             'no',        'request_only',       'request_only', 'no',                 'no'),
  'file.overrideGate':               across('yes',            'yes',          'no',           'no',             'no',        'no',                 'no',           'no',                 'no'),
  'file.bulkUpdate':                 across('yes',            'yes',          'no',           'no',             'no',        'own',                'no',           'no',                 'no'),
  'file.updateDaysPastDue':          across('yes',            'yes',          'no',           'no',             'no',        'yes',                'no',           'no',                 'no'),
  'file.delete':                     across('yes',            'no',           'no',           'no',             'no',        'no',                 'no',           'no',                 'no'),
  'assignment.acceptDecline':        across('no',             'no',           'no',           'no',             'no',        'no',                 'no',           'yes',                'no'),
  'fee.approveOverThreshold':        across('yes',            'yes',          'no',           'no',             'yes',       'yes',                'no',           'no',                 'no'),
  'fee.updatePaidDate':              across('yes',            'no',           'no',           'no',             'yes',       'no',                 'no',           'no',                 'no'),
  'request.decide':                  across('yes',            'yes',          'agency_types', 'no',             'fee_types', 'client_types',       'no',           'no',                 'no'),
  'request.cancel':                  across('yes',            'yes',          'own',          'own',            'own',       'own',                'own',          'own',                'own'),
  'note.postToClient':               across('yes',            'yes',          'yes',          'yes',            'yes',       'no',                 'no',           'no',                 'no'),
  'document.postToClient':           across('yes',            'yes',          'yes',          'yes',            'yes',       'no',                 'no',           'no',                 'no'),
  'note.summarize':                  across('yes',            'yes',          'yes',          'yes',            'no',        'yes',                'yes',          'no',                 'no'),
  'asset.recalculateBlackBookValue': across('yes',            'yes',          'yes',          'yes',            'no',        'no',                 'no',           'no',                 'no'),
  'asset.updateValueAtAssignment':   across('yes',            'yes',          'no',           'no',             'no',        'no',                 'no',           'no',                 'no'),
  'remarketing.setReserve':          across('yes',            'yes',          'no',           'propose',        'no',        'approve',            'no',           'no',                 'no'),
  'remarketing.acceptOffer':         across('yes',            'yes',          'no',           'propose',        'no',        'yes',                'no',           'no',                 'no'),
  'recon.approve':                   across('yes',            'within_limit', 'no',           'within_limit',   'no',        'yes',                'no',           'no',                 'no'),
  'vendorInvoice.approve':           across('yes',            'level_2',      'level_1',      'level_1_sale',   'level_3',   'client_pays_direct', 'no',           'no',                 'no'),
  'vendorInvoice.postSage':          across('yes',            'no',           'no',           'no',             'yes',       'no',                 'no',           'no',                 'no'),
  'vendorInvoice.pullSage':          across('yes',            'no',           'no',           'no',             'yes',       'no',                 'no',           'no',                 'no'),
  'vendorInvoice.triggerPending':    across('yes',            'no',           'no',           'no',             'yes',       'no',                 'no',           'no',                 'no'),
  'invoice.issue':                   across('yes',            'no',           'no',           'no',             'yes',       'no',                 'no',           'no',                 'no'),
  'invoice.void':                    across('yes',            'no',           'no',           'no',             'yes',       'no',                 'no',           'no',                 'no'),
  'role.editPermission':             across('yes',            'no',           'no',           'no',             'no',        'no',                 'no',           'no',                 'no'),
  'role.editAssignable':             across('yes',            'no',           'no',           'no',             'no',        'no',                 'no',           'no',                 'no'),
  'provinceTax.editRules':           across('yes',            'no',           'no',           'no',             'no',        'no',                 'no',           'no',                 'no'),
  'user.create':                     across('yes',            'agency',       'no',           'no',             'no',        'yes',                'no',           'yes',                'no'),
  'user.endSession':                 across('yes',            'agency',       'no',           'no',             'no',        'own_company',        'no',           'own_company',        'no'),
  'user.resetMfa':                   across('yes',            'agency',       'no',           'no',             'no',        'own_company',        'no',           'own_company',        'no'),
  'seed.run':                        across('non_production', 'no',           'no',           'no',             'no',        'no',                 'no',           'no',                 'no'),
  'pii.reveal':                      across('yes',            'yes',          'yes',          'no',             'no',        'yes',                'yes',          'no',                 'no'),
};

export type SpecialAction = keyof typeof specialActions;
