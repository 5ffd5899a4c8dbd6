import { visibilityOfSide } from '#contract/lifecycles/document';
import { instantAt } from '#contract/local-time';
import { sideOf } from '#contract/roles/sides';
import type { Draft, Recorded } from '#contract/resources/index';
import { createRecord } from '../records/create';
import { afterCommit } from '../request/after-commit';
import type { TransactionContext } from '../request/context';
import type { PhotoFacts } from './photo-facts';
import { isDrawn, smallPicture } from './small-picture';
import type { TakenIn } from './take-in';

/**
 * Files a document whose bytes are kept under `id`. What its camera says of time and place fills in what nobody said, in the time of
 * who sent it where the camera says no zone.
 */
export async function fileDocument(
  context: TransactionContext,
  id: string,
  draft: Draft<'document'>,
  kept: TakenIn,
): Promise<Recorded<'document'>> {
  const { photo, scan, fileName, mimeType, sizeBytes, sha256, writtenOn } = kept;
  const [usual] = visibilityOfSide[sideOf(context.caller.activityType)];
  const placed = draft.latitude == null && draft.longitude == null ? placeOf(photo) : {};
  const capturedAt = draft.capturedAt ?? takenAt(photo, context.caller.timeZone);
  const known = {
    fileName,
    mimeType,
    sizeBytes,
    sha256,
    scanStatus: scan.status,
    visibility: draft.visibility ?? usual,
    ...(capturedAt && { capturedAt }),
    ...(writtenOn && { writtenOn }),
  };
  const filed = await createRecord(context, 'document', { ...draft, ...placed, ...known }, { _id: id });
  // Who opens the list next finds it drawn.
  if (isDrawn(filed))
    afterCommit(context, 'drawing a document in small', async () => {
      const { stream } = await smallPicture(context.app, filed);
      stream.destroy();
    });
  return filed;
}

function placeOf({ latitude, longitude }: PhotoFacts): object {
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
}

function takenAt({ taken }: PhotoFacts, zone: string): string | undefined {
  if (!taken) return undefined;
  if (taken.zone) return new Date(`${taken.wall}${taken.zone}`).toISOString();
  const wall = new Date(`${taken.wall}Z`);
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()];
  return instantAt({ year, month, day, time: wall.getTime() % 86_400_000 }, zone).toISOString();
}
