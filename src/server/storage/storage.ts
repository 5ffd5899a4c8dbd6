import type { OpenFile } from './open-file';
import type { Draft } from './receive-file';
import type { UploadedFile } from './uploaded-file';

/** What lies under one id: the bytes as they came, and what was made of them to be looked at in small, or to stand on paper. */
export type StoredPart = 'whole' | DrawnPart;
/** What is drawn of a document. */
export type DrawnPart = (typeof drawnParts)[number];
export const drawnParts = ['small', 'print'] as const;

/**
 * Where the bytes of documents lie. They are addressed by the id of their record, never by a name that someone sent, and a host
 * reaches them by nothing else: what has no record is of nobody, and is swept. A store that cannot be reached answers with Problem
 * NOT_READY, whatever is asked of it.
 */
export interface Storage {
  /**
   * Takes in an upload: whole, checked and kept, or not at all.
   * @throws Problem TOO_LARGE, and what `check` throws
   */
  receive<T>(id: string, upload: UploadedFile, check: (draft: Draft) => Promise<T>): Promise<T>;
  /** Keeps bytes that the host made itself. */
  write(id: string, bytes: Uint8Array, part?: StoredPart): Promise<void>;
  /** @throws Problem NOT_FOUND where nothing is kept under the id */
  read(id: string, part?: StoredPart): Promise<OpenFile>;
  /** Drops all that lies under an id. */
  drop(id: string): Promise<void>;
  /** Drops what is older than `before` and of no record: the rest of an upload that was cut off or rolled back. */
  sweep(before: Date, known: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
}
