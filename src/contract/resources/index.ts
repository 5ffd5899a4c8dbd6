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
} as const;

export type Register = typeof resources;
export type ResourceName = keyof Register;
export type Recorded<N extends ResourceName> = RecordOf<Register[N]>;
export type Brief<N extends ResourceName> = BriefOf<Register[N]>;
export type Draft<N extends ResourceName> = DraftOf<Register[N]>;
export type Change<N extends ResourceName> = ChangeOf<Register[N]>;

export const resourceNames = Object.keys(resources) as ResourceName[];

/** The declaration of a resource, in its plain form. */
export function declarationOf(name: ResourceName): Declaration {
  return resources[name];
}

export function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(resources, name);
}
