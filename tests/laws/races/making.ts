import type { Person, Reply } from '../../support/person';

export type Call = () => Promise<Reply>;
export type Given = string | { readonly [field: string]: unknown };

let count = 0;
export const next = (): number => ++count;

/** The id of what was made. */
export const idOf = ({ status, body }: Reply): string => {
  if (status > 201) throw new Error(`nothing was made: ${status} ${JSON.stringify(body)}`);
  return String(body._id);
};

export const patching =
  (by: Person, path: string, body: Given): Call =>
  () =>
    by.call('PATCH', path, body);

export const posting =
  (by: Person, path: string, body: Given): Call =>
  () =>
    by.call('POST', path, body);

/** The file itself is written too, and something that is a part of it is new. */
export const onFiles = (by: Person, ...fileIds: readonly string[]): Call[] =>
  fileIds.flatMap((fileId) => [
    patching(by, '/file/', { _id: fileId, nextAction: `Call ${next()}` }),
    posting(by, '/note/', { fileId, body: `Said ${next()}.` }),
  ]);
