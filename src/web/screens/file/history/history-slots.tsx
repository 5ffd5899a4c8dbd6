import type { KindName } from '#contract/fields';
import { isResourceName } from '#contract/resources/index';
import type { Slots } from '../../../generated/slots';
import { useWords } from '../../../i18n/words';
import type { CellProps } from '../../../kinds/people-half';

/** What was changed, as the record that it was changed of calls it. */
function ChangedFields({ value, record }: CellProps<KindName>) {
  const { label } = useWords();
  const names = Array.isArray(value) ? (value as readonly string[]) : [];
  const of = isResourceName(String(record.entity)) ? record.entity : 'history';
  return <>{names.map((name) => label(of as 'history', name)).join(', ')}</>;
}

export const historySlots: Slots<'history'> = { cells: { updatedFields: ChangedFields } };
