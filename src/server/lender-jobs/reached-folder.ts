import { Problem } from '#contract/problems';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { DropFolder } from '../integrations/drop-folder/port';
import type { AppContext } from '../request/context';

/**
 * The drop folder of a lender, of which a person is told when it cannot be reached; the log says why.
 * @throws Problem NOT_READY from whatever is asked of it
 */
export function reachedFolder(
  { dropFolders, log }: Pick<AppContext, 'dropFolders' | 'log'>,
  lender: ValueOf<'lenderKey'>,
): DropFolder {
  const folder = dropFolders(lender);
  const reached = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      log.warn({ err: error, lender }, 'A drop folder could not be reached.');
      throw new Problem('NOT_READY', { message: sentence('documents.dropFolderNotReached'), retryAfter: 30 });
    }
  };
  return {
    provider: folder.provider,
    waiting: () => reached(folder.waiting()),
    read: (name) => reached(folder.read(name)),
    move: (name, to, mark) => reached(folder.move(name, to, mark)),
    leave: (name, bytes, mark) => reached(folder.leave(name, bytes, mark)),
    clear: (name, mark) => reached(folder.clear(name, mark)),
    attempt: () => reached(folder.attempt()),
  };
}
