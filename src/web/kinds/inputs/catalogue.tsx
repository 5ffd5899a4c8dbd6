import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { TextInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AnswerTo, Sent } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import type { KindInputProps } from '../people-half';
import { useCommonProps } from './use-common-props';

type Asked = Sent<'listAssets'>;
type Grouping = NonNullable<Asked['groupBy']>;

/** What narrows the proposals for each name: what is chosen before it. */
const before: { readonly [G in Grouping]: readonly ('year' | 'auMake' | 'auModel')[] } = {
  year: [],
  auMake: ['year'],
  auModel: ['year', 'auMake'],
  auTrim: ['auMake', 'auModel'],
};

const long = 3_600_000;

/** A make, model or trim: proposed by the catalogue, and taken as it is typed. */
export function CatalogueInput(props: KindInputProps<'text'>) {
  const common = useCommonProps(props);
  const path = useWrappedSource(props.source);
  const list = useId();
  const [isOpened, setOpened] = useState(false);
  const proposals = useProposals(path, isOpened);
  return (
    <>
      <TextInput
        {...common}
        autoComplete="off"
        onFocus={() => setOpened(true)}
        slotProps={{ htmlInput: { maxLength: props.field.max ?? 200, list } }}
      />
      <datalist id={list}>
        {proposals.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}

function useProposals(path: string, enabled: boolean): string[] {
  const listAssets = useCommand('listAssets');
  const inner = path.slice(path.lastIndexOf('.') + 1) as Grouping;
  const around = path.slice(0, path.lastIndexOf('.') + 1);
  const names = before[inner];
  const chosen = useWatch({ name: names.map((name) => `${around}${name}`) });
  const types = useWatch({ name: [`${around}assetType`, 'assetType'] }) as (string | null | undefined)[];
  const asked = {
    groupBy: inner,
    assetType: types.find(Boolean),
    ...Object.fromEntries(names.map((name, index) => [name, chosen[index] || undefined])),
  } as Asked;
  const { data } = useQuery<AnswerTo<'listAssets'>>({
    queryKey: ['desk', 'assets', asked],
    queryFn: ({ signal }) => listAssets(asked, { signal }),
    enabled,
    staleTime: long,
  });
  return (data?.data ?? []).map((row) => String(row[inner] ?? '')).filter(Boolean);
}
