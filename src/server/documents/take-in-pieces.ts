import { Problem } from '#contract/problems';
import type { RequestContext } from '../request/context';
import { dropUpload, findUpload } from '../unfinished/unfinished-upload';
import { wholeUpload } from '../unfinished/whole-upload';
import { takeIn } from './take-in';
import type { TakenIn } from './take-in';

/**
 * Takes in what came in pieces before, looked at as what comes in one. What is refused for what it is goes at once; what is taken stays
 * with its sender until they say that they have heard, so that the call can be made again.
 * @throws Problem as `takeIn` and `wholeUpload` do; the latter naming `field`
 */
export async function takeInPieces(
  context: Pick<RequestContext, 'app' | 'caller'>,
  id: string,
  uploadId: string,
  field: string,
): Promise<TakenIn> {
  const drop = async (): Promise<void> =>
    dropUpload(await findUpload(context.app.settings, context.caller.userId, uploadId));
  const upload = await wholeUpload(context, uploadId, field);
  try {
    const taken = await takeIn(context, id, upload);
    if (taken.scan.status === 'infected') await drop();
    return taken;
  } catch (error) {
    if (error instanceof Problem && (error.code === 'WRONG_TYPE' || error.code === 'TOO_LARGE')) await drop();
    throw error;
  }
}
