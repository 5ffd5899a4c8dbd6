import type { KindName } from '#contract/fields';
import { isResourceName } from '#contract/resources/index';
import type { Slots } from '../../../generated/slots';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import type { CellProps } from '../../../kinds/people-half';
import { ReferenceName } from '../../../kinds/cells/reference';
import { Change } from '../../../parts/change';
import { changeWords } from '../../../parts/change-words';
import { Lines } from '../../../parts/lines';

interface KeptChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What was changed, as the record that it was changed of calls it. */
function ChangedFields({ value, record }: CellProps<KindName>) {
  const { label } = useWords();
  const names = Array.isArray(value) ? (value as readonly string[]) : [];
  const of = isResourceName(String(record.entity)) ? record.entity : 'history';
  return <>{names.map((name) => label(of as 'history', name)).join(', ')}</>;
}

/** Each field before and after, as it is written on the record itself. */
function Changes({ value, record }: CellProps<KindName>) {
  const words = useWords();
  const { user } = useSession();
  const kept = Array.isArray(value) ? (value as readonly KeptChange[]) : [];
  const changes = kept.flatMap((change) => changeWords(String(record.entity), change, words, user?.timeZone));
  return (
    <Lines>
      {changes.map((change, at) => (
        <li key={at}>
          <Change change={change} />
        </li>
      ))}
    </Lines>
  );
}

function RecordKind({ value }: CellProps<KindName>) {
  const { one } = useWords();
  const name = String(value);
  return <>{isResourceName(name) ? one(name) : name}</>;
}

/** Who did it: what the host did of itself, in whosever name, is nobody's act. */
function Doer({ value, record, place }: CellProps<KindName>) {
  const { t } = useWords();
  if (record.source === 'system') return <>{t('system')}</>;
  return <ReferenceName to="user" id={String(value)} linked={place === 'page'} />;
}

export const historySlots: Slots<'history'> = {
  cells: { updatedFields: ChangedFields, changes: Changes, entity: RecordKind, byUserId: Doer },
};
