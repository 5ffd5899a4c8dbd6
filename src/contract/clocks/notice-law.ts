import type { NoticeKind } from './clock';

/** Whose law a time is of: a province's, or that of Canada, which keeps days of its own in all of them. */
export type Law = 'provincial' | 'federal';

const federal: readonly NoticeKind[] = ['bia_244', 'farm_debt'];

/** Whose law a notice is given by; a time that no notice begins is a province's. */
export const lawOf = (notice: NoticeKind | null): Law =>
  notice && federal.includes(notice) ? 'federal' : 'provincial';
