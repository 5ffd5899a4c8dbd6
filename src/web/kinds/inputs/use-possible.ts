import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldOf } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';

type Pointing = Pick<FieldOf<'reference'>, 'to' | 'among' | 'hangsOn'>;
type Filters = Readonly<Record<string, unknown>>;

/** Which records a field of the form can point at, by the filters of their list. */
export function usePossible({ to, among, hangsOn = {} }: Pointing): Filters {
  const record = useRecordContext();
  const filters = Object.keys(hangsOn);
  const names = Object.values(hangsOn);
  const typed: unknown[] = useWatch({ name: names, disabled: names.length === 0 });
  // What the form does not ask for stands in the record that it is about.
  const hung = names.map((name, place) => typed[place] ?? (record?.[name] as unknown));
  const ties = filters.flatMap((filter, place) => (hung[place] ? [[filter, hung[place]] as const] : []));
  return { ...useOwnFile(to), ...among, ...Object.fromEntries(ties) };
}

/** Parts of a file are chosen among those of the same file: the one that the form speaks of. */
function useOwnFile(to: ResourceName): Filters | undefined {
  const form = useFormContext();
  const { belongs } = declarationOf(to);
  const [fileId, fileIds] = form.getValues(['fileId', 'fileIds']) as unknown[];
  const file = fileId ?? fileIds;
  return belongs && file ? { [belongs]: file } : undefined;
}
