import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { StoredPart } from './storage';

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isStored = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(?:small|print))?$/;

/**
 * What a part of a document is called, on the disk and in any other store: two letters deep, so that no folder grows without end. The
 * end of an id is drawn, its beginning tells the time: the end spreads.
 */
export function storedName(id: string, part: StoredPart = 'whole'): string {
  if (!isId.test(id)) throw new Error('what is kept is addressed by the id of its record');
  return `${id.slice(-2)}/${id}${part === 'whole' ? '' : `.${part}`}`;
}

/** The id of the record that a name is of, or nothing where it is the name of nothing that is kept. */
export const idOfStored = (name: string): string | undefined => isStored.exec(name)?.[1];

export const notKept = (): Problem =>
  new Problem('NOT_FOUND', { message: sentence('documents.bytesDocumentNotKeptHere') });
