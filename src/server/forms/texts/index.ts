import type { ValueOf } from '#contract/vocabularies/index';
import { deficiencyLetterText } from './deficiency-letter';
import type { FormText } from './form-text';
import { lienDischargeRequestText } from './lien-discharge-request';
import { proceedsStatementText } from './proceeds-statement';
import { surplusLetterText } from './surplus-letter';

/**
 * What each form says. Their words are neutral: they tell what is, and ask; nobody is pressed (3.11). The wording of a notice that a
 * statute prescribes is to be reviewed by counsel, province by province, before it is added here.
 */
export const formTexts: { readonly [F in ValueOf<'formType'>]: FormText } = {
  proceeds_statement: proceedsStatementText,
  lien_discharge_request: lienDischargeRequestText,
  deficiency_letter: deficiencyLetterText,
  surplus_letter: surplusLetterText,
};
