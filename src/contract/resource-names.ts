/** Every resource of the product by its name, in the order in which they are told. */
export const resourceNames = [
  'file',
  'companyAssignment',
  'relatedParty',
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
  'history',
  'company',
  'companyFee',
  'user',
  'role',
  'stage',
  'status',
  'provinceTax',
] as const;

export type ResourceName = (typeof resourceNames)[number];

export function isResourceName(name: string): name is ResourceName {
  return (resourceNames as readonly string[]).includes(name);
}
