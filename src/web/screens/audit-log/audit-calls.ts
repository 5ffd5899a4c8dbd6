import type { RowOf, Sent } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { useNewestFirst } from '../../data/use-newest-first';

export type AuditEvent = RowOf<'listAuditLog'>;
/** What narrows the log. */
export type Narrowed = Sent<'downloadAuditLog'>;

/** The log page by page. */
export function useAuditLog(narrowed: Narrowed) {
  const list = useCommand('listAuditLog');
  return useNewestFirst({
    queryKey: ['desk', 'auditLog', narrowed],
    read: (behind, signal) => list({ ...narrowed, ...behind }, { signal }),
    momentOf: ({ at }) => at,
  });
}
