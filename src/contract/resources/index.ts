import type { ResourceName } from '../resource-names';
import type { BriefOf, ChangeOf, Declaration, DraftOf, RecordOf } from '../resource';
import { company } from './company';
import { companyAssignment } from './company-assignment';
import { companyFee } from './company-fee';
import { document } from './document';
import { fee } from './fee';
import { file } from './file';
import { history } from './history';
import { invoice } from './invoice';
import { note } from './note';
import { noteTemplate } from './note-template';
import { payment } from './payment';
import { projectedFee } from './projected-fee';
import { provinceTax } from './province-tax';
import { relatedParty } from './related-party';
import { reminder } from './reminder';
import { request } from './request';
import { role } from './role';
import { stage } from './stage';
import { status } from './status';
import { user } from './user';
import { vendorInvoice } from './vendor-invoice';

export { isResourceName, resourceNames } from '../resource-names';
export type { ResourceName } from '../resource-names';

/** The register: every resource of the product. */
export const resources = {
  file,
  companyAssignment,
  relatedParty,
  note,
  noteTemplate,
  reminder,
  document,
  request,
  fee,
  projectedFee,
  invoice,
  payment,
  vendorInvoice,
  history,
  company,
  companyFee,
  user,
  role,
  stage,
  status,
  provinceTax,
} as const satisfies Record<ResourceName, Declaration>;

export type Register = typeof resources;
export type Recorded<N extends ResourceName> = RecordOf<Register[N]>;
export type Brief<N extends ResourceName> = BriefOf<Register[N]>;
export type Draft<N extends ResourceName> = DraftOf<Register[N]>;
export type Change<N extends ResourceName> = ChangeOf<Register[N]>;

/** The declaration of a resource, in its plain form. */
export function declarationOf(name: ResourceName): Declaration {
  return resources[name];
}
