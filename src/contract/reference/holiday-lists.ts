import type { ValueOf } from '../vocabularies';
import type { Confidence } from './confidence';

/** The statute that has a list of the holidays on which no term ends, and how sure it is that those are all. */
export interface HolidayList {
  readonly source: string;
  readonly confidence: Confidence;
}

const whole = (source: string): HolidayList => ({ source, confidence: 'V' });
/** Of a list that was read, but not all that it leads to: what moves off a weekend, and what councils and courts keep, is known from others. */
const inPart = (source: string): HolidayList => ({ source, confidence: 'C+' });

/** The lists that were read, of the provinces and of Canada; of the others none was. */
export const holidayLists: { readonly [K in ValueOf<'province'> | 'CA']?: HolidayList } = {
  AB: whole('Alberta Interpretation Act, s. 28'),
  BC: whole('British Columbia Interpretation Act, s. 29'),
  CA: inPart('Canada Interpretation Act, s. 35'),
  NL: inPart('Newfoundland and Labrador Interpretation Act, s. 27(1)(l)'),
  ON: whole('Ontario Legislation Act, 2006, s. 88'),
  QC: whole(
    'Québec Interpretation Act, s. 61(23); Consumer Protection Act, s. 269; Code of Civil Procedure, art. 82',
  ),
};
