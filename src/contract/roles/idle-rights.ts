/**
 * Rights that the tables of roles can name and that nothing asks for: there is no such call. They stay valid in a role, and no editor of
 * roles offers them.
 */
const idle: { readonly [resource: string]: readonly string[] } = {
  asset: ['show'],
  assetValuation: ['delete', 'edit', 'export', 'list', 'show'],
  attempt: ['delete'],
  auditLog: ['create', 'delete', 'edit', 'show'],
  companyAssignment: ['show'],
  companyReportFilters: ['create', 'delete', 'export', 'list'],
  companyReportSchedule: ['delete'],
  exportJob: ['delete', 'edit', 'export'],
  'file.financials': ['create', 'delete', 'list'],
  form: ['delete', 'edit', 'export', 'list'],
  history: ['delete', 'edit', 'show'],
  housekeeping: ['create', 'edit', 'export', 'list', 'show'],
  importJob: ['delete', 'edit', 'export', 'show'],
  lienDischarge: ['delete', 'edit'],
  lienHolder: ['create', 'delete'],
  payment: ['show'],
  personDebtorSearch: ['delete', 'edit'],
  projectedFee: ['show'],
  provinceTax: ['delete'],
  remarketingDashboard: ['create', 'delete', 'edit', 'export', 'show'],
  reminder: ['delete', 'show'],
  report: ['delete', 'edit', 'export', 'show'],
  request: ['delete'],
  role: ['delete'],
  seizurePhotos: ['delete', 'edit', 'export', 'list', 'show'],
  stage: ['create', 'delete', 'edit', 'show'],
  status: ['create', 'delete', 'edit', 'show'],
  user: ['delete'],
  userAssignment: ['create', 'delete', 'export', 'list', 'show'],
  vhr: ['delete', 'edit'],
  vinSearch: ['delete', 'edit'],
};

export const idleRights: ReadonlySet<string> = new Set(
  Object.entries(idle).flatMap(([resource, actions]) => actions.map((action) => `${resource}.${action}`)),
);

export const isIdle = (resource: string, action: string): boolean => idleRights.has(`${resource}.${action}`);
