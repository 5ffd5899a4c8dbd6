import { useGetMany } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../../data/record';
import { resourceAt, resourceNamed, resourcePaths } from '../../data/resource-paths';
import { useCandidates } from '../../data/search';
import type { Words } from '../../i18n/words';
import { useWords } from '../../i18n/words';
import { formatMoney } from '../format';
import type { InputProps } from '../people-half';
import { recordName } from '../record-name';
import { attributesOf } from './attributes';
import type { Option } from './combobox';
import { Combobox, means } from './combobox';

/** What tells two records of the same name apart, among the facts that lists carry of them. */
const telling = ['code', 'email', 'debtorName', 'city', 'title', 'totalAmount'];

export function optionOf(to: ResourceName, record: DeskRecord, words: Words): Option {
  const declaration = declarationOf(to);
  const [detail] = telling.flatMap((name) => {
    const value = record[name];
    if (typeof value !== 'string' || value === '') return [];
    return [declaration.fields[name]?.kind === 'money' ? formatMoney(value, words.locale) : value];
  });
  return {
    value: record.id,
    label: recordName(declaration, record, words) || words.t('unnamed'),
    ...(detail !== undefined && { detail }),
  };
}

interface Choosing {
  readonly to: ResourceName;
  readonly ids: readonly string[];
  readonly filter?: Readonly<Record<string, unknown>>;
}

/** The chosen records by name, and what may be chosen as a person types. */
export function useReferenceOptions({ to, ids, filter }: Choosing) {
  const words = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const { records, loading } = useCandidates(to, typed ?? '', typed !== null, filter);
  const { data: found = [] } = useGetMany<DeskRecord>(
    resourcePaths[to],
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  // A list that the host cannot search comes whole, and is narrowed here.
  const searched = declarationOf(to).calls.search !== undefined;
  const options = records.map((record) => optionOf(to, record, words));
  const named = new Map(found.filter(Boolean).map((record) => [record.id, optionOf(to, record, words)]));
  return {
    chosen: ids.map((id) => named.get(id) ?? { value: id, label: '…' }),
    options: searched ? options : options.filter((one) => means(one, typed ?? '')),
    onSearch: setTyped,
    loading,
  };
}

/** Parts of a file are chosen among those of the same file. */
function useOwnFile(to: ResourceName): Readonly<Record<string, unknown>> | undefined {
  const form = useFormContext();
  const { belongs } = declarationOf(to);
  const [fileId, fileIds] = form.getValues(['fileId', 'fileIds']) as unknown[];
  const file = fileId ?? fileIds;
  return belongs && file ? { [belongs]: file } : undefined;
}

export function ReferenceInput(props: InputProps<'reference'>) {
  const to = resourceAt(props.field.to);
  // What is not declared yet cannot be found, and is shown as lists show it.
  return to ? (
    <Choice {...props} to={to} />
  ) : (
    <input {...attributesOf(props, 'serial')} disabled value={props.value?.slice(-6) ?? ''} />
  );
}

function Choice({ to, ...props }: InputProps<'reference'> & { to: ResourceName }) {
  const { value, onChange } = props;
  const choosing = useReferenceOptions({ to, ids: value ? [value] : [], filter: useOwnFile(to) });
  return (
    <Combobox
      {...attributesOf(props)}
      {...choosing}
      onChange={(chosen) => onChange(chosen[0]?.value ?? null)}
    />
  );
}

type ReferencesProps = InputProps<'references'> & {
  /** What may be chosen, by the filters of its list, where not all may. */
  readonly among?: Readonly<Record<string, unknown>>;
};

export function ReferencesInput({ among, ...props }: ReferencesProps) {
  const { value, onChange, field } = props;
  const to = resourceNamed(field.to);
  const choosing = useReferenceOptions({ to, ids: value ?? [], filter: { ...useOwnFile(to), ...among } });
  return (
    <Combobox
      {...attributesOf(props)}
      {...choosing}
      onChange={(chosen) => onChange(chosen.map((one) => one.value))}
      many
    />
  );
}
