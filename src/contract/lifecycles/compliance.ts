import type { Recorded } from '../resources/index';
import type { ValueOf } from '../vocabularies';

type Compliance = ValueOf<'complianceType'>;
type DocumentType = ValueOf<'documentType'>;
type Entry = NonNullable<Recorded<'company'>['compliance']>[number];

/** What shows each licence, insurance and attestation of a company. */
export const shownBy: { readonly [C in Compliance]: DocumentType } = {
  bailiff_appointment: 'vendor_licence',
  civil_enforcement_agreement: 'vendor_licence',
  collection_licence: 'vendor_licence',
  bond: 'insurance_certificate',
  liability_insurance: 'insurance_certificate',
  garage_keepers_insurance: 'insurance_certificate',
  wcb_clearance: 'insurance_certificate',
  background_checks: 'vendor_licence',
  privacy_training: 'vendor_licence',
};

/** The documents that are about a company and not about a file. */
export const companyDocuments: readonly DocumentType[] = [...new Set(Object.values(shownBy))];

/** Whether a licence or an insurance has ended by a day, `YYYY-MM-DD`; one without an end has not. */
export const hasEnded = ({ expiresOn }: Pick<Entry, 'expiresOn'>, today: string): boolean =>
  Boolean(expiresOn && expiresOn < today);
