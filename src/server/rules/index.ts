import type { ResourceName } from '#contract/resources/index';
import { companyRules } from './company';
import { companyAssignmentRules } from './company-assignment';
import { fileRules } from './file';
import { historyRules } from './history';
import { noteRules } from './note';
import { noteTemplateRules } from './note-template';
import { provinceTaxRules } from './province-tax';
import { referenceData } from './reference-data';
import { relatedPartyRules } from './related-party';
import { reminderRules } from './reminder';
import { roleRules } from './role';
import type { Rules } from './rules';
import { userRules } from './user';

/** The register of rules: no resource is reachable without one. */
export const rules: { readonly [N in ResourceName]: Rules<N> } = {
  file: fileRules,
  companyAssignment: companyAssignmentRules,
  relatedParty: relatedPartyRules,
  note: noteRules,
  noteTemplate: noteTemplateRules,
  reminder: reminderRules,
  history: historyRules,
  company: companyRules,
  user: userRules,
  role: roleRules,
  stage: referenceData,
  status: referenceData,
  provinceTax: provinceTaxRules,
};
