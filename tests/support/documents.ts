import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sessionHeader } from '#contract/session';
import { openHost } from './host';
import type { HostOptions, TestHost } from './host';
import { sendForm } from './job';
import { pdf } from './document-bytes';
import { engage, placeFile } from './network';
import { signIn } from './person';
import type { Person, Reply } from './person';

/** Uploads a file to a file of ours through the door. */
export function upload(
  host: TestHost,
  person: Person,
  fileId: string,
  values: Readonly<Record<string, string>> = {},
  file: { readonly name: string; readonly bytes: Uint8Array | string } = {
    name: 'document.pdf',
    bytes: pdf(),
  },
): Promise<Reply> {
  return sendForm(host, person, '/document/', { fileIds: fileId, documentType: 'other', ...values }, file);
}

/** Opens an address of ours as an image or a frame would: with the cookies, and without the header. */
export async function open(
  host: TestHost,
  person: Pick<Person, 'cookies'>,
  url: string,
): Promise<{ status: number; bytes: Buffer; headers: Record<string, unknown> }> {
  const { statusCode, rawPayload, headers } = await host.server.inject({
    method: 'GET',
    url,
    cookies: person.cookies,
  });
  return { status: statusCode, bytes: rawPayload, headers };
}

/** The address that the host signs for a document. */
export async function addressOf(person: Person, id: string, type = 'view'): Promise<string> {
  const { status, body } = await person.call('GET', `/document/signedUrl/${id}?type=${type}`);
  if (status !== 200) throw new Error(`no address: ${status} ${JSON.stringify(body)}`);
  return String(body.url);
}

/** The header by which a session is told apart; without it a cookie opens nothing. */
export const headerOf = (person: Person): Record<string, string> => ({ [sessionHeader]: person.sessionId });

/** The names of all that came in and lies in the house's folder of documents; what was drawn of it in small is left out. */
export function keptIn({ dataDir }: TestHost): string[] {
  const folder = path.join(dataDir, 'documents');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ name }) => name)
    .filter((name) => !/\.(small|print)/.test(name));
}

/** Opens a house with a file of Lender A that V01 has taken on; whoever opens it closes it. `options`: how the host is to be, see `openHost`. */
export async function openDocuments(options: HostOptions = {}): Promise<{
  host: TestHost;
  close: () => Promise<void>;
  supervisor: Person;
  fileId: string;
}> {
  const { host, close } = await openHost(options);
  const supervisor = await signIn(host, 'supervisor');
  const fileId = await placeFile(supervisor);
  await engage(supervisor, fileId, 'V01', await signIn(host, 'vendor_manager'));
  return { host, close, supervisor, fileId };
}
