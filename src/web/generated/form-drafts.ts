import type { ResourceName } from '#contract/resources/index';
import type { FormValues } from './form-values';

/** What was typed and not saved, kept in this browser until it is saved or its person logs out. */
export interface Draft {
  /** The version of the record the draft was begun on; `null` for a new one. */
  readonly version: number | null;
  readonly values: FormValues;
}

const keyOf = (userId: string, name: ResourceName, id: string | undefined) =>
  `draft.${userId}.${name}.${id ?? 'new'}`;

export function readDraft(userId: string, name: ResourceName, id: string | undefined): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, name, id)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function keepDraft(userId: string, name: ResourceName, id: string | undefined, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(userId, name, id), JSON.stringify(draft));
  } catch {
    // A full storage must not stop anybody from typing.
  }
}

export function dropDraft(userId: string, name: ResourceName, id: string | undefined): void {
  localStorage.removeItem(keyOf(userId, name, id));
}
