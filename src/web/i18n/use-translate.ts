import { useTranslate as useAnyTranslate } from 'react-admin';
import type { pages } from './en/pages';
import type { screens } from './en/screens';

type Leaves<T, Path extends string = ''> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${Path}${K}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & (string | number)];

/** The key of everything the desk says: `list.columns`, `form.saved`. */
export type TextKey = Leaves<typeof screens> | Leaves<typeof pages>;

/** The keys of what is said otherwise of one than of many. */
type Counting<T, Path extends string = ''> = {
  [K in keyof T & (string | number)]: T[K] extends string
    ? T[K] extends `${string} |||| ${string}`
      ? `${Path}${K}`
      : never
    : Counting<T[K], `${Path}${K}.`>;
}[keyof T & (string | number)];

type CountingKey = Counting<typeof screens> | Counting<typeof pages>;

/** What is filled in for `%{name}`; `smart_count` chooses between one and many, and stands formatted as `%{count}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Whether a key may be one of a count. One that nobody knows beforehand, any key at all, is left to whoever says it. */
type IsCounting<K extends TextKey> = [CountingKey] extends [K]
  ? false
  : [Extract<K, CountingKey>] extends [never]
    ? false
    : true;

/** Says a text; what is said otherwise of many has to be told how many there are. */
export type Translate = <K extends TextKey>(
  key: K,
  ...values: IsCounting<K> extends true
    ? [values: TextValues & { readonly smart_count: number }]
    : [values?: TextValues]
) => string;

/** react-admin's `useTranslate`, held to the keys that there are. */
export const useTranslate = useAnyTranslate as () => Translate;
