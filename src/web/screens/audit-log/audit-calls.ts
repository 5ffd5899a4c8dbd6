import { useInfiniteQuery } from '@tanstack/react-query';
import type { RowOf, Sent } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';

export type AuditEvent = RowOf<'listAuditLog'>;
/** What narrows the log. */
export type Narrowed = Sent<'downloadAuditLog'>;

/** The log page by page, the newest first. */
export function useAuditLog(narrowed: Narrowed) {
  const list = useCommand('listAuditLog');
  return useInfiniteQuery({
    queryKey: ['desk', 'auditLog', narrowed],
    queryFn: ({ pageParam, signal }) =>
      list({ ...narrowed, ...(pageParam && { before: pageParam.at, beforeId: pageParam._id }) }, { signal }),
    initialPageParam: undefined as AuditEvent | undefined,
    getNextPageParam: ({ data, more }) => (more ? data.at(-1) : undefined),
  });
}
