import { useTranslate as useAnyTranslate } from 'react-admin';
import type { pages } from './en/pages';
import type { screens } from './en/screens';

type Leaves<T, Path extends string = ''> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${Path}${K}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & (string | number)];

/** The key of everything the desk says: `list.columns`, `form.saved`. */
export type TextKey = Leaves<typeof screens> | Leaves<typeof pages>;

/** What is filled in for `%{name}`; `smart_count` chooses between one and many, and stands formatted as `%{count}`. */
export type TextValues = Readonly<Record<string, string | number>>;

export type Translate = (key: TextKey, values?: TextValues) => string;

/** react-admin's `useTranslate`, held to the keys that there are. */
export const useTranslate = useAnyTranslate as () => Translate;
