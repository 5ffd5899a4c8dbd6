import { useFormContext } from 'react-hook-form';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';

/** Parts of a file are chosen among those of the same file: the one that the form speaks of. */
export function useOwnFile(to: ResourceName): Readonly<Record<string, unknown>> | undefined {
  const form = useFormContext();
  const { belongs } = declarationOf(to);
  const [fileId, fileIds] = form.getValues(['fileId', 'fileIds']) as unknown[];
  const file = fileId ?? fileIds;
  return belongs && file ? { [belongs]: file } : undefined;
}
