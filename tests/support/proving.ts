import { sql } from 'kysely';
import { upload } from './documents';
import { openHost } from './host';
import type { TestHost } from './host';
import { signIn } from './person';
import type { Person, Reply } from './person';

/** A house in which documents prove facts of files; whoever opens it closes it. */
export interface Proving {
  readonly host: TestHost;
  readonly close: () => Promise<void>;
  readonly supervisor: Person;
  readonly manager: Person;
  /**
   * Brings a document to a file, of the supervisor unless said otherwise, and has the scanner pass it: its id. `said`: its type and what
   * its form asks for; what is no text goes as JSON. `paper`: its bytes, where they matter.
   */
  bring(
    fileId: string,
    said: Readonly<Record<string, unknown>>,
    by?: Person,
    paper?: Parameters<typeof upload>[4],
  ): Promise<string>;
}

export async function openProving(): Promise<Proving> {
  const { host, close } = await openHost();
  const supervisor = await signIn(host, 'supervisor');
  const manager = await signIn(host, 'file_manager');
  return {
    ...{ host, close, supervisor, manager },
    bring: async (fileId, said, by = supervisor, paper) => {
      const texts = Object.entries(said).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      const { status, body } = await upload(host, by, fileId, Object.fromEntries(texts), paper);
      if (status !== 201) throw new Error(`not kept: ${status} ${JSON.stringify(body)}`);
      const _id = String(body._id);
      await sql`update document set "scanStatus" = 'clean' where _id = ${_id}::uuid`.execute(host.app.db);
      return _id;
    },
  };
}

/** Records what a document proves of its file. */
export const record = (
  by: Person,
  fileId: string,
  proof: string,
  documentId: string,
  facts: object,
): Promise<Reply> => by.call('POST', '/desk/file/recordProof', { fileId, proof, documentId, facts });
