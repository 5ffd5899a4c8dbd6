import { sessionHeader } from '#contract/session';
import { jpeg } from './document-bytes';
import type { TestHost } from './host';
import type { Person, Reply } from './person';

/** A photo as it is sent: its name and bytes, and what it is said to show. */
export interface SentPhoto {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly slot?: string;
  /** Its sender's own id of it. */
  readonly sendingId?: string;
}

/** The views of a car that are photographed where its client lists none. */
export const carViews = [
  ...['front', 'rear', 'left', 'right', 'vin_plate', 'odometer', 'dash_engine_on'],
  ...['interior_front', 'interior_rear', 'trunk_box', 'wheels', 'damage'],
] as const;

/** A photo of a view. */
export const photoOf = (slot: string): SentPhoto => ({ name: `${slot}.jpg`, bytes: jpeg(), slot });

/** Sends the photos of a seizure in one form, through the door. */
export async function sendPhotos(
  host: TestHost,
  person: Person,
  fileId: string,
  photos: readonly SentPhoto[],
  key?: string,
): Promise<Reply> {
  const form = new FormData();
  form.append('fileId', fileId);
  for (const { slot } of photos) if (slot) form.append('slots', slot);
  for (const { sendingId } of photos) if (sendingId) form.append('sendingIds', sendingId);
  for (const { name, bytes } of photos) form.append('photos', new Blob([bytes as never]), name);
  const request = new Request('http://host/', { method: 'POST', body: form });
  const response = await host.server.inject({
    method: 'POST',
    url: '/api/document/upload-seizure-photos',
    cookies: person.cookies,
    headers: {
      [sessionHeader]: person.sessionId,
      'content-type': request.headers.get('content-type') ?? '',
      ...(key && { 'idempotency-key': key }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
