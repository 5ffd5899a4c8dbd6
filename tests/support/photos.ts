import { sessionHeader } from '#contract/session';
import type { TestHost } from './host';
import type { Person, Reply } from './person';

/** A photo as it is sent: its name and bytes, and what it is said to show. */
export interface SentPhoto {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly slot?: string;
}

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
