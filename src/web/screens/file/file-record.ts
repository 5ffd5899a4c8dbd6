import { useGetOne } from 'react-admin';
import { createContext, useContext } from 'react';
import type { Clock } from '#contract/clocks/clock';
import type { Refusal } from '#contract/lifecycles/why-not';
import type { StageName, StatusName } from '#contract/lifecycles/status-row';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { whyNotPart } from '#contract/roles/part-of-file';
import { resourcePaths } from '../../data/resource-paths';

/** A move that the file's status leads to, as the host worked it out for this person. */
export interface FileMove {
  readonly status: StatusName;
  readonly stage: StageName;
  readonly allowed: boolean;
  readonly reasons: readonly Refusal[];
  readonly needsReason: boolean;
}

/** A file as the workspace holds it. */
export type FileRecord = Recorded<'file'> & {
  readonly id: string;
  readonly may?: readonly string[];
  readonly moves?: readonly FileMove[];
  /** The times that the law sets, each with its reckoning; to vendors nothing. */
  readonly clocks?: readonly Clock[];
  /** What its client requires of it and is not there; to vendors nothing. */
  readonly lackingDocuments?: readonly ValueOf<'documentType'>[];
  /** The views that the photos of its seizure have to show. */
  readonly photoViews?: readonly ValueOf<'photoSlot'>[];
  readonly stagesPassed?: readonly StageName[] | null;
};

export function useFile(id: string) {
  return useGetOne<FileRecord>(resourcePaths.file, { id }, { enabled: id !== '' });
}

export const FileContext = createContext<FileRecord | null>(null);

/** The file that the workspace shows. */
export function useFileRecord(): FileRecord {
  const file = useContext(FileContext);
  if (!file) throw new Error('useFileRecord needs a FileContext around it.');
  return file;
}

/** Whether this person may do that with the file; nothing, until the host has said so. */
export const mayWith = (file: FileRecord, action: string): boolean => file.may?.includes(action) ?? false;

/** Whether a part of the file may be written by this person, whatever their right to such parts; one that `outlasts` it when it is closed, too. */
export const isWritten = (file: FileRecord, outlasts = false): boolean =>
  whyNotPart(file, outlasts) === undefined;

/** Whether this person may do that with a part of the file: its own right says so, and the file lets it be written. */
export const mayWithPart = (
  file: FileRecord,
  part: { readonly may?: readonly string[] },
  action: string,
  outlasts = false,
): boolean => isWritten(file, outlasts) && (part.may?.includes(action) ?? false);
