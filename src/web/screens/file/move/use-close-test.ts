import { useQuery } from '@tanstack/react-query';
import type { ValueOf } from '#contract/vocabularies/index';
import { useCommand } from '../../../data/use-command';
import type { FileRecord } from '../file-record';

/** What the host's own test of a closing says of a file and a reason; nothing while none is chosen. */
export function useCloseTest(file: FileRecord, closingReason: string | null | undefined) {
  const testClose = useCommand('testClose');
  return useQuery({
    queryKey: ['desk', 'closeTest', file.id, closingReason, file.version],
    queryFn: ({ signal }) =>
      testClose({ fileId: file.id, closingReason: closingReason as ValueOf<'closingReason'> }, { signal }),
    enabled: Boolean(closingReason),
  });
}
