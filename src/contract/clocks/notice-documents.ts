import type { ValueOf } from '../vocabularies';
import type { NoticeKind } from './clock';

/** The notice that a form is, once it is served. */
export const noticeOfForm: { readonly [F in ValueOf<'formType'>]?: NoticeKind } = {
  notice_of_disposition: 'disposition',
  qc_prior_notice: 'qc_hypothecary',
  qc_repossession_notice_30: 'qc_cpa_30',
  notice_intention_enforce_security: 'bia_244',
  farm_debt_notice: 'farm_debt',
  notice_of_seizure: 'seizure',
  notice_of_retention: 'retention',
};

/** The documents that prove the service of each notice: the notice itself, or a proof that it was served. */
export const noticeDocuments: { readonly [N in NoticeKind]: readonly ValueOf<'documentType'>[] } = {
  disposition: ['proof_of_service', 'notice_of_disposition'],
  qc_hypothecary: ['proof_of_service', 'qc_prior_notice'],
  qc_cpa_30: ['proof_of_service', 'qc_repossession_notice_30'],
  bia_244: ['proof_of_service', 'notice_intention_enforce_security'],
  farm_debt: ['proof_of_service', 'farm_debt_notice'],
  seizure: ['proof_of_service', 'notice_of_seizure', 'seizure_notice_served'],
  retention: ['proof_of_service', 'notice_of_retention'],
};
