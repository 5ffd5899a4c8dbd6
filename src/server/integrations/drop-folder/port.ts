/** A file that a lender left. */
export interface Dropped {
  readonly name: string;
  /** Its bytes. */
  readonly size: number;
}

/**
 * Where a lender and the agency leave each other files: `in` what came, `done` what was taken, `review` what did not add up, `out` what
 * is for the lender. A folder that cannot be reached throws.
 */
export interface DropFolder {
  readonly provider: 'folder' | 'sftp';
  /** What came and is whole, in the order of the names. */
  waiting(): Promise<readonly Dropped[]>;
  /** Its bytes, whole though it be taken away meanwhile; undefined where somebody else took it since it was seen. */
  read(name: string): Promise<NodeJS.ReadableStream | undefined>;
  /** Puts a file that came where it belongs, marked where one of its name lies there. That somebody else did so already is no fault. */
  move(name: string, to: 'done' | 'review', mark: string): Promise<void>;
  /** Leaves a file for the lender, whole or not at all; one of that name that lies there makes way for it. `mark`: tells it from others of its name until it is whole. */
  leave(name: string, bytes: Buffer, mark: string): Promise<void>;
  /** Takes away what was begun of leaving a file and is not whole; that there is nothing of it is no fault. */
  clear(name: string, mark: string): Promise<void>;
  /** Leaves something and takes it away again: whether it is there, and takes what is left. */
  attempt(): Promise<void>;
}

/** A name with what tells it from another of the same, before its ending. */
export const marked = (name: string, mark: string): string => name.replace(/(\.[a-z]+)?$/i, `-${mark}$1`);

/** What a file is called while it is left. */
export const partOf = (name: string, mark: string): string => `${name}.${mark}.part`;

/** A name that leads out of its folder, hides, or says that it is still being written. */
export const isTakable = (name: string): boolean =>
  /^[^./\\][^/\\]{0,180}$/.test(name) && /\.(csv|txt)$/i.test(name);
