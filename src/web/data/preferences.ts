import { useStore } from 'react-admin';

/**
 * One thing that a person likes so: columns, views, the width of the rail; kept in the desk's store.
 * @returns the value, and a function that sets it
 */
export function usePreference<T>(key: string, usual: T): [T, (value: T) => void] {
  return useStore<T>(key, usual);
}
