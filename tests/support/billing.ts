import { startHost } from './host';
import type { TestHost } from './host';
import { signIn } from './person';
import type { Person, Reply } from './person';
import { placeFile } from './place-file';

export interface World {
  readonly host: TestHost;
  readonly supervisor: Person;
  readonly accountant: Person;
  readonly fileId: string;
}

/** A house with a file of Lender A in Ontario, or of what is given, and who bills it. */
export async function world(given: Record<string, unknown> = {}): Promise<World> {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const { _id: fileId } = await placeFile(supervisor, given);
  return { host, supervisor, accountant: await signIn(host, 'accountant'), fileId };
}

export const bill = (by: Person, fileId: string, given: object = {}): Promise<Reply> =>
  by.call('POST', '/invoice/', { fileId, ...given });
export const patch = (by: Person, _id: unknown, change: object): Promise<Reply> =>
  by.call('PATCH', '/invoice/', { _id, ...change });
export const feeOf = async ({ host }: World, id: string) =>
  host.app.db
    .selectFrom('fee')
    .select(['status', 'invoiceId', 'paidDate'])
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
export const refused = ({ status, body }: Reply): unknown[] => [status, body.message];
