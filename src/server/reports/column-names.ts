import { reportTypes } from './report-types';

/** The columns that the reports on files have, by their names. */
export const reportColumnNames: ReadonlySet<string> = new Set(
  Object.values(reportTypes)
    .filter(({ filed }) => filed)
    .flatMap(({ own = [], worked = {} }) => [...own, ...Object.keys(worked)]),
);
