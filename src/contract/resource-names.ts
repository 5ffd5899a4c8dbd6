/** Every resource of the product by its name, in the order in which they are told. */
export const resourceNames = [
  'file',
  'companyAssignment',
  'relatedParty',
  'skipTrace',
  'attempt',
  'note',
  'noteTemplate',
  'reminder',
  'document',
  'request',
  'fee',
  'projectedFee',
  'invoice',
  'payment',
  'vendorInvoice',
  'vinSearch',
  'personDebtorSearch',
  'lienDischarge',
  'vhr',
  'lienHolder',
  'history',
  'company',
  'companyFee',
  'companyReportSchedule',
  'purchaser',
  'repairsAndReconditioning',
  'user',
  'role',
  'stage',
  'status',
  'provinceTax',
  'asset',
] as const;

export type ResourceName = (typeof resourceNames)[number];

export function isResourceName(name: string): name is ResourceName {
  return (resourceNames as readonly string[]).includes(name);
}
