import { createElement } from 'react';
import type { ComponentType } from 'react';
import { useFieldValue, useRecordContext } from 'react-admin';
import type { KindName } from '#contract/fields';
import { isBlank } from '../../data/changed-fields';
import type { DeskRecord } from '../../data/record';
import { useWords } from '../../i18n/words';
import { Absent } from '../cells/absent';
import type { CellProps, KindFieldProps, ValueOfKind } from '../people-half';
import { inLanguage } from '../record-name';
import { useResourceName } from '../use-resource-name';

/** The react-admin field of a kind: the value of the record in its context, shown by the kind's cell. */
export function cellField<K extends KindName>(
  name: string,
  Cell: ComponentType<CellProps<K>>,
): ComponentType<KindFieldProps<K>> {
  function Field(props: KindFieldProps<K>) {
    const { source, field, emptyText, place = 'page' } = props;
    const resource = useResourceName(props.resource);
    const record = useRecordContext<DeskRecord>(props);
    const { locale } = useWords();
    const own: unknown = useFieldValue<DeskRecord>({ source, record });
    if (!record) return null;
    // On the record's own page both stand beside each other.
    const value = place !== 'page' ? (inLanguage(record, source, locale) ?? own) : own;
    if (isBlank(value)) return <Absent field={field} emptyText={emptyText} />;
    const given = { value: value as ValueOfKind<K>, field, resource, name: source, record, place };
    return createElement(Cell, given as CellProps<K>);
  }
  Field.displayName = name;
  return Field;
}
