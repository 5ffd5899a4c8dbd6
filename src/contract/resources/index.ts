import type { ResourceName } from '../resource-names';
import type { BriefOf, ChangeOf, Declaration, DraftOf, RecordOf } from '../resource';
import { company } from './company';
import { asset } from './asset';
import { attempt } from './attempt';
import { companyAssignment } from './company-assignment';
import { companyFee } from './company-fee';
import { companyReportSchedule } from './company-report-schedule';
import { document } from './document';
import { fee } from './fee';
import { file } from './file';
import { history } from './history';
import { invoice } from './invoice';
import { lienDischarge } from './lien-discharge';
import { lienHolder } from './lien-holder';
import { note } from './note';
import { noteTemplate } from './note-template';
import { payment } from './payment';
import { personDebtorSearch } from './person-debtor-search';
import { projectedFee } from './projected-fee';
import { provinceTax } from './province-tax';
import { purchaser } from './purchaser';
import { relatedParty } from './related-party';
import { reminder } from './reminder';
import { repairsAndReconditioning } from './repairs-and-reconditioning';
import { request } from './request';
import { role } from './role';
import { skipTrace } from './skip-trace';
import { stage } from './stage';
import { status } from './status';
import { user } from './user';
import { vendorInvoice } from './vendor-invoice';
import { vhr } from './vhr';
import { vinSearch } from './vin-search';

export { isResourceName, resourceNames } from '../resource-names';
export type { ResourceName } from '../resource-names';

/** The register: every resource of the product. */
export const resources = {
  file,
  companyAssignment,
  relatedParty,
  skipTrace,
  attempt,
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
  vinSearch,
  personDebtorSearch,
  lienDischarge,
  vhr,
  lienHolder,
  history,
  company,
  companyFee,
  companyReportSchedule,
  purchaser,
  repairsAndReconditioning,
  user,
  role,
  stage,
  status,
  provinceTax,
  asset,
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
