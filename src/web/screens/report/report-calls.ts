import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RowOf, Sent } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { useRead, useReadData } from '../../data/use-read';
import { useSession } from '../../identity/identity-context';

export type Report = RowOf<'listReports'>;
export type ReportKind = RowOf<'listReportTypes'>;

const key = ['desk', 'reports'] as const;
/** Milliseconds between two looks while a report is being made. */
const pace = 700;
export const reportsAtOnce = 6;

/** The reports that the person may have made. */
export const useReportKinds = () =>
  useReadData([...key, 'kinds'], 'listReportTypes', {}, { staleTime: 600_000 });

/** Under this lies what is read of a company's filters. */
export const filtersKey = [...key, 'filters'] as const;

/** What all reports on files of the person's company are narrowed by. */
export function useCompanyFilters() {
  const companyId = useSession().user?.companyId ?? '';
  return useRead([...filtersKey, companyId], 'showCompanyReportFilters', { companyId });
}

/** A page of the reports so far, newest first, looked at again and again while one is being made. */
export const useReports = (page: number) =>
  useRead(
    [...key, 'made', page],
    'listReports',
    { page, size: reportsAtOnce },
    {
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ endedAt }) => endedAt === null) ? pace : false,
    },
  );

/** Has a report made. */
export function useMakeReport() {
  const createReport = useCommand('createReport');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asked: Sent<'createReport'>) =>
      createReport(asked, { headers: { 'idempotency-key': crypto.randomUUID() } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...key, 'made'] }),
  });
}

/** Stops a report that is being made. */
export function useStopReport() {
  const cancelJob = useCommand('cancelJob');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => cancelJob({ jobId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...key, 'made'] }),
  });
}
