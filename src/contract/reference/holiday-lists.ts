import type { ValueOf } from '../vocabularies';

/** The statutes whose list of the holidays on which no term ends was read, of the provinces and of Canada; of the others it was not. */
export const holidayLists: { readonly [K in ValueOf<'province'> | 'CA']?: string } = {
  AB: 'Alberta Interpretation Act, s. 28',
  BC: 'British Columbia Interpretation Act, s. 29',
  CA: 'Canada Interpretation Act, s. 35',
  NL: 'Newfoundland and Labrador Interpretation Act, s. 27(1)(l)',
  ON: 'Ontario Legislation Act, 2006, s. 88',
  QC: 'Québec Interpretation Act, s. 61(23); Consumer Protection Act, s. 269; Code of Civil Procedure, art. 82',
};
