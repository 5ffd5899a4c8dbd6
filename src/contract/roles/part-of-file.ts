/** What a file says of itself to who would write a part of it. `may`: what they may do with it. */
interface Whole {
  readonly may?: readonly string[] | undefined;
  readonly closed?: boolean | undefined;
}

export type PartRefusal = 'FORBIDDEN' | 'FILE_CLOSED';

/**
 * Why somebody may not write a part of a file, whatever their right to such parts: the file must be theirs to work, and open, unless the
 * part `outlasts` it. Nothing where they may.
 */
export function whyNotPart(file: Whole, outlasts: boolean): PartRefusal | undefined {
  if (!file.may?.includes('work')) return 'FORBIDDEN';
  return file.closed === true && !outlasts ? 'FILE_CLOSED' : undefined;
}
