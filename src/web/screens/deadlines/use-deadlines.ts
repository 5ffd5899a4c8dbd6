import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { writeListQuery } from '#contract/list-query';
import type { Counted } from '#contract/commands/answer';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../../data/record';
import { listPath, resourcePaths } from '../../data/resource-paths';
import { lastDayOf } from './month-days';

/** How many deadlines a month shows. */
export const mostShown = 500;

/** What the calendar is narrowed to. */
export interface Narrowed {
  readonly month: string;
  readonly userId: string | null;
  readonly clientId: string | null;
}

/** The filters of the list of files that says the same, from one day to another. */
function filtersOf({ userId, clientId }: Narrowed, from: string, to: string) {
  return {
    closed: ['false'],
    nextDeadlineFrom: [from],
    nextDeadlineTo: [to],
    ...(userId && { assignedUsers: [userId] }),
    ...(clientId && { clientId: [clientId] }),
  };
}

const inOrder = { field: 'nextDeadline', order: 'ASC' } as const;

/** The files with a deadline in a month, by its day, and how many each client has. */
export function useDeadlines(narrowed: Narrowed) {
  const { data, total, error, refetch, meta } = useGetList<DeskRecord>(
    resourcePaths.file,
    {
      pagination: { page: 1, perPage: mostShown },
      sort: inOrder,
      filter: filtersOf(narrowed, `${narrowed.month}-01`, lastDayOf(narrowed.month)),
      meta: { rows: true, buckets: true },
    },
    { placeholderData: keepPreviousData },
  );
  const { clientId: clients = [] } = (meta?.buckets ?? {}) as Readonly<Record<string, readonly Counted[]>>;
  return { files: data, total, clients, error, refetch };
}

/** Files by the day of their deadline, the days in order. */
export function filesByDay(files: readonly DeskRecord[]): ReadonlyMap<string, readonly DeskRecord[]> {
  const byDay = new Map<string, DeskRecord[]>();
  for (const file of files) {
    const day = String(file.nextDeadline);
    byDay.set(day, [...(byDay.get(day) ?? []), file]);
  }
  return byDay;
}

/** Where the same files stand as a list. */
export function listOfDays(narrowed: Narrowed, from: string, to: string): string {
  const asked = {
    filters: filtersOf(narrowed, from, to),
    sort: [{ by: 'nextDeadline', descending: false }],
  };
  return `${listPath('file')}?${writeListQuery(declarationOf('file'), asked)}`;
}
