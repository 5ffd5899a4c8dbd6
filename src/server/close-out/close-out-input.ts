import { closeOutLayout } from '#contract/close-out/layout';
import type { Origin } from '../request/context';

/** What an export of closed files was asked, as its job keeps it. */
export interface CloseOutInput {
  /** The format of the file. */
  readonly key: string;
  readonly clientId: string;
  /** The columns as the layout had them on that day: a file that is downloaded years later is the file that was sent. */
  readonly columns: readonly string[];
  /** Files that were named, those of an earlier export among them; absent: whatever waits. */
  readonly fileIds: readonly string[] | null;
  /** The earlier export that is sent again. */
  readonly repeats: string | null;
  readonly reason: string | null;
  /** How it was asked for. */
  readonly source: Origin['source'];
}

/** What is asked of an export, in the layout of the day. */
export const inTheLayout = (asked: Omit<CloseOutInput, 'key' | 'columns'>): CloseOutInput => ({
  key: closeOutLayout.key,
  columns: closeOutLayout.columns.map(({ name }) => name),
  ...asked,
});

/** By what people call an export: in its file's name, in the history of its files. */
export const exportCode = (exportId: string): string => exportId.slice(-8).toUpperCase();
