import type { ValueOf } from '#contract/vocabularies/index';
import { dueOf } from './facts';

type Province = ValueOf<'province'>;
type Method = ValueOf<'noticeMethod'>;
/** The day of a service, and the first day on which one may seize. */
export type Dates = readonly (readonly [served: string, first: string])[];

export const untaken = { stage: 'intake', securedDate: null } as const;

/** The first day of a seizure after a notice of the Bankruptcy and Insolvency Act, s. 244. */
export const bia = (state: Province, day: string, method: Method = 'personal') =>
  dueOf('bia_244', method, day, {
    ...{ ...untaken, state },
    ...{ isInsolventBusiness: true, debtorType: 'business' },
  });

/** The first day of a seizure after a notice of the Farm Debt Mediation Act, s. 21. */
export const farm = (state: Province, day: string, method: Method = 'personal') =>
  dueOf('farm_debt', method, day, { ...untaken, state, isFarmer: true });

/** Such days as they are given, beside those expected. */
export const served = (of: typeof bia, state: Province, dates: Dates): Dates =>
  dates.map(([day]) => [day, of(state, day) ?? '']);
