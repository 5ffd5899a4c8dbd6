import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { writeListQuery } from '#contract/list-query';
import type { Counted } from '#contract/commands/answer';
import { declarationOf } from '#contract/resources/index';
import { listPath, resourcePaths } from '../../data/resource-paths';
import { useHidden } from '../../data/use-hidden';
import type { FileRecord } from '../file/file-record';
import { lastDayOf } from './month-days';

/** How many files with deadlines a month shows. */
export const mostShown = 500;

/** What the calendar is narrowed to. */
export interface Narrowed {
  readonly month: string;
  readonly userId: string | null;
  readonly clientId: string | null;
  /** Whether the next deadline of each file is shown alone. */
  readonly nextAlone: boolean;
}

/** One open deadline, of which file. */
export interface OpenDeadline {
  readonly key: string;
  readonly fileId: string;
  readonly ref: string;
  readonly clock: string;
  readonly day: string;
}

/** The filters of the list of files that says the same, from one day to another. */
function filtersOf({ userId, clientId, nextAlone }: Narrowed, from: string, to: string) {
  return {
    closed: ['false'],
    ...(nextAlone
      ? { nextDeadlineFrom: [from], nextDeadlineTo: [to] }
      : { deadlineFrom: [from], deadlineTo: [to] }),
    ...(userId && { assignedUsers: [userId] }),
    ...(clientId && { clientId: [clientId] }),
  };
}

const inOrder = { field: 'nextDeadline', order: 'ASC' } as const;

/** Whether this person is shown the next deadline of a file alone. */
export const useNextAlone = (): boolean => useHidden('file').includes('deadlines');

/** The deadlines of a month, how many files have one in it, and how many of those each client has; once it is known whose are meant. */
export function useDeadlines(narrowed: Narrowed, enabled: boolean) {
  const [first, last] = [`${narrowed.month}-01`, lastDayOf(narrowed.month)];
  const { data, total, error, refetch, meta } = useGetList<FileRecord>(
    resourcePaths.file,
    {
      pagination: { page: 1, perPage: mostShown },
      sort: inOrder,
      filter: filtersOf(narrowed, first, last),
      meta: { buckets: true },
    },
    { placeholderData: keepPreviousData, enabled },
  );
  const { clientId: clients = [] } = (meta?.buckets ?? {}) as Readonly<Record<string, readonly Counted[]>>;
  const deadlines = data?.flatMap(deadlinesOf).filter(({ day }) => first <= day && day <= last);
  return { files: data, deadlines, total, clients, error, refetch };
}

/** The open deadlines of a file as far as they are shown. */
function deadlinesOf(file: FileRecord): OpenDeadline[] {
  const { nextDeadline, nextDeadlineKind } = file;
  const next =
    nextDeadline && nextDeadlineKind ? [{ clock: nextDeadlineKind, notice: null, day: nextDeadline }] : [];
  return (file.deadlines ?? next).map(({ clock, notice, day }) => ({
    ...{ key: `${file.id} ${clock} ${notice ?? ''}`, fileId: String(file.id), ref: file.ref },
    ...{ clock, day },
  }));
}

/** Deadlines by their day, the days in order. */
export function deadlinesByDay(
  deadlines: readonly OpenDeadline[],
): ReadonlyMap<string, readonly OpenDeadline[]> {
  const byDay = new Map<string, OpenDeadline[]>();
  for (const one of [...deadlines].sort((a, b) => a.day.localeCompare(b.day)))
    byDay.set(one.day, [...(byDay.get(one.day) ?? []), one]);
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
