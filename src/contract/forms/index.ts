import type { ValueOf } from '../vocabularies';
import { vocabularies } from '../vocabularies';
import { deficiencyLetter } from './deficiency-letter';
import type { FormDeclaration } from './form';
import { lienDischargeRequest } from './lien-discharge-request';
import { proceedsStatement } from './proceeds-statement';
import { surplusLetter } from './surplus-letter';

/** The register of forms: a new one is one declaration here and one text at the host. */
export const forms = {
  proceeds_statement: proceedsStatement,
  lien_discharge_request: lienDischargeRequest,
  deficiency_letter: deficiencyLetter,
  surplus_letter: surplusLetter,
} as const satisfies { readonly [F in ValueOf<'formType'>]: FormDeclaration };

type Register = typeof forms;

/** The names of all forms' own merge fields, and of what every form reads and cannot do without. */
export type MergeFieldName =
  { [F in keyof Register]: keyof Register[F]['fields'] & string }[keyof Register] | 'debtor.address';

export function formOf(formType: ValueOf<'formType'>): FormDeclaration {
  return forms[formType];
}

/**
 * The forms that a role makes, as the specification lists them by role. A role of the house's own making makes none: nobody has said
 * yet what it may put its name to.
 */
export function formsOfRole(roleKey: string): ValueOf<'formType'>[] {
  return vocabularies.formType.filter((one) => (formOf(one).madeBy as readonly string[]).includes(roleKey));
}
