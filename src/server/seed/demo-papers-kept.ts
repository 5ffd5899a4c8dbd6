import type { Seeded } from './demo-bundle';

type Numbered = Pick<Seeded<'file'>, 'ref'>;

/** One unit in so many has a report on its condition, and one closed file in so many its papers: enough to show, quick to load. */
const withReport = 8;
const withPapers = 16;

const isOneIn = ({ ref }: Numbered, many: number): boolean => Number(ref?.slice(-5)) % many === 0;

/** Whether the unit of a file is one of the few that were reported on, by its number. */
export const hasReport = (file: Numbered): boolean => isOneIn(file, withReport);

/** Whether the papers of a file lie on it still: an open one has them all, few of the closed ones do, and none in the archive. */
export const keepsPapers = (file: Pick<Seeded<'file'>, 'ref' | 'status'>): boolean =>
  file.status === 'closed' ? isOneIn(file, withPapers) : file.status !== 'archived';
