import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Placing } from './placing';

const key = 'fileDraft.new';

/** What an unfinished form holds. */
export function readDraft(): Partial<Placing> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Placing>;
  } catch {
    return {};
  }
}

export const dropDraft = (): void => sessionStorage.removeItem(key);

/** What was typed into the form survives a reload of this tab; placing the file, or logging out, lets it go. */
export function useKeptDraft(form: UseFormReturn<Placing>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => sessionStorage.setItem(key, JSON.stringify(values)),
      }),
    [form],
  );
}
