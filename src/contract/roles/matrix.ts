import type { ResourceName } from '../resource-names';
import { acrossRoles } from './across-roles';

// Columns: administrator, supervisor, file manager, remarketing specialist, accountant, lender supervisor, lender staff,
// vendor manager, field agent. Aligned by hand so that a column can be read down.
const across = acrossRoles<string>;

/**
 * Who may do what with each resource: **L**ist, **S**how, **C**reate, **E**dit, **D**elete, e**X**port. A small letter is a
 * limited right; how far it reaches is said by the rules of the resource. Every right is further cut by the role's scope.
 */
// prettier-ignore
export const matrix = {
  file:                     across('LSCEDX', 'LSCEX',  'LSCEX', 'LSEX',  'LSX',    'LSCeX',  'LSCe', 'LSe',  'LSe'),
  'file.financials':        across('LSEX',   'LSEX',   'LSE',   'LS',    'LSEX',   'LSEX',   'LSE',  '',     ''),
  companyAssignment:        across('LSCEDX', 'LSCEDX', 'LSCED', 'LSCE',  'LS',     'LSX',    'LS',   'LSe',  ''),
  userAssignment:           across('LSE',    'LSE',    'LSe',   'LSe',   '',       'LS',     'LS',   'LSE',  ''),
  asset:                    across('LSCEDX', 'LSEX',   'LS',    'LSE',   'LS',     'LSX',    'LS',   'LS',   'LS'),
  assetValuation:           across('LSCE',   'LSC',    'LSC',   'LSC',   'LS',     'LS',     'LS',   '',     ''),
  vhr:                      across('LSCX',   'LSCX',   'LSC',   'LSC',   'LS',     'LSCX',   'LSc',  '',     ''),
  company:                  across('LSCEDX', 'LSCEX',  'LS',    'LS',    'LSE',    'LSeX',   'LS',   'LSe',  ''),
  companyFee:               across('LSCEDX', 'LSCEX',  'LS',    'LS',    'LSCEX',  'LSX',    '',     'LS',   ''),
  companyReportSchedule:    across('LSCEX',  'LSCEX',  '',      'LS',    'LSCE',   'LSCEX',  'LS',   '',     ''),
  companyReportFilters:     across('LSE',    'LSE',    '',      '',      'LSE',    'LSE',    'LS',   '',     ''),
  document:                 across('LSCEDX', 'LSCEDX', 'LSCEX', 'LSCEX', 'LSCX',   'LSCX',   'LSCX', 'LSCe', 'LSC'),
  seizurePhotos:            across('LSCD',   'LSCD',   'LSC',   'LSC',   'LS',     'LS',     'LS',   'LSC',  'LSC'),
  fee:                      across('LSCEDX', 'LSCEDX', 'LSCE',  'LSCE',  'LSCEDX', 'LSX',    'LS',   'lsc',  'c'),
  projectedFee:             across('LSCEDX', 'LSCEDX', 'LSCED', 'LSCED', 'LSCED',  'LSX',    'LS',   '',     ''),
  form:                     across('SC',     'SC',     'SC',    'SC',    'SC',     'sc',     'sc',   'sc',   ''),
  history:                  across('LSCX',   'LSCX',   'LSC',   'LSC',   'LSX',    'LSX',    'LS',   '',     ''),
  invoice:                  across('LSCEDX', 'LSCEX',  'LS',    'LS',    'LSCEDX', 'LSX',    'LS',   '',     ''),
  lienHolder:               across('LSEX',   'LSEX',   'LSE',   'LSE',   'LS',     'LSEX',   'LSE',  '',     ''),
  lienDischarge:            across('LSCX',   'LSCX',   'LSC',   'LSC',   'LS',     'LSCX',   'LS',   '',     ''),
  personDebtorSearch:       across('LSCX',   'LSCX',   'LSC',   '',      'LS',     'LSCX',   'LS',   '',     ''),
  vinSearch:                across('LSCX',   'LSCX',   'LSC',   'LSC',   'LS',     'LSCX',   'LSC',  '',     ''),
  note:                     across('LSCEDX', 'LSCEDX', 'LSCEX', 'LSCE',  'LSCE',   'LSCEX',  'LSCE', 'LSCE', 'LSC'),
  noteTemplate:             across('LSCEDX', 'LSCEDX', 'LSC',   'LSC',   'LSC',    'LSCEDX', 'LS',   'LSC',  'LS'),
  payment:                  across('LSCEDX', 'LSCEX',  'LSC',   'LSC',   'LSCEDX', 'LSCX',   'LS',   '',     ''),
  purchaser:                across('LSCEDX', 'LSCEX',  'LS',    'LSCEX', 'LS',     'LSX',    'LS',   'lsc',  ''),
  relatedParty:             across('LSCEDX', 'LSCEDX', 'LSCEX', 'LSE',   'LS',     'LSCEX',  'LSCE', 'ls',   'ls'),
  remarketingDashboard:     across('LX',     'LX',     'L',     'LX',    'LX',     'LX',     'L',    'l',    ''),
  reminder:                 across('LSCEDX', 'LSCEDX', 'LSCE',  'LSCE',  'LSCE',   'LSCEX',  'LSCE', 'LSCE', 'LSCE'),
  repairsAndReconditioning: across('LSCEDX', 'LSCEDX', 'LSC',   'LSCED', 'LS',     'LSeX',   'LS',   'LSCe', ''),
  report:                   across('LSCX',   'LSCX',   'LSC',   'LSCX',  'LSCX',   'LSCX',   'LSC',  'LSc',  ''),
  request:                  across('LSCEDX', 'LSCEDX', 'LSCE',  'LSCE',  'LSCE',   'LSCEX',  'LSCE', 'LSC',  'LSC'),
  role:                     across('LSCEX',  'LSX',    'LS',    '',      '',       'LSX',    '',     'LS',   ''),
  skipTrace:                across('LSCEDX', 'LSCEDX', 'LSCE',  'LS',    'LS',     'LSX',    'LS',   'LSCE', ''),
  attempt:                  across('LSCEX',  'LSCEX',  'LSCE',  'LS',    '',       'LSX',    'LS',   'LSCE', 'LSCE'),
  stage:                    across('LSCEX',  'LSX',    'LS',    'LS',    'LS',     'LSX',    'LS',   'LS',   'LS'),
  status:                   across('LSCEX',  'LSX',    'LS',    'LS',    'LS',     'LSX',    'LS',   'LS',   'LS'),
  provinceTax:              across('LSCEX',  'LSX',    'LS',    'LS',    'LSE',    'LSX',    'LS',   'LS',   'LS'),
  user:                     across('LSCEDX', 'LSCEX',  'LS',    'LS',    'LS',     'LSCEX',  'LS',   'LSCE', 'S'),
  vendorInvoice:            across('LSCEDX', 'LSEX',   'LSe',   'LSe',   'LSCEDX', 'LSeX',   'LS',   'LSCE', ''),
  importJob:                across('LSC',    'LS',     '',      '',      'LS',     'lsC',    '',     '',     ''),
  exportJob:                across('LSC',    'LS',     '',      '',      'LS',     'lsC',    '',     '',     ''),
  housekeeping:             across('D',      '',       '',      '',      '',       '',       '',     '',     ''),
  auditLog:                 across('LSX',    'LS',     '',      '',      'LS',     'LSx',    '',     '',     ''),
} satisfies Record<ResourceName, Readonly<Record<string, string>>> & Record<string, object>;

export type MatrixResource = keyof typeof matrix;
