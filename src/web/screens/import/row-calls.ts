import { keepPreviousData } from '@tanstack/react-query';
import type { RowOf } from '#contract/commands/input';
import { useRead } from '../../data/use-read';

export type JobRow = RowOf<'listJobRows'>;

/** Rows of a job that are shown at once. */
export const rowsAtOnce = 50;

/** A page of what became of the rows of a job that is over, those with problems first. */
export const useJobRows = (jobId: string, page: number) =>
  useRead(
    ['desk', 'job', jobId, 'rows', page],
    'listJobRows',
    { jobId, page, size: rowsAtOnce },
    { staleTime: Infinity, placeholderData: keepPreviousData },
  );
