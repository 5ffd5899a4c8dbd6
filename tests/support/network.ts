import { workAfterAnswers } from '#server/identity/after-answer';
import type { Message } from '#server/messages/messages';
import { seedId } from '#server/seed/seed-id';
import type { TestHost } from './host';
import type { Person, Reply } from './person';

/** The id of a demo company by its code, of a demo person by what stands before `@demo.example`, of a role by its key. */
export const companyId = (code: string): string => seedId('company', code);
export const userId = (who: string): string => seedId('user', `${who}@demo.example`);
export const roleId = (key: string): string => seedId('role', key);

let accounts = 40_000_000;

/** Places a file of Lender A, in Ontario, through the door. */
export async function placeFile(person: Person, values: object = {}): Promise<string> {
  const reply = await person.call('POST', '/file/', {
    clientId: companyId('LNA'),
    bankAccountNumber: String(accounts++),
    serialNumber: '1HGCM82633A004352',
    asset: { year: 2023, auMake: 'Kia', auModel: 'Sportage' },
    state: 'ON',
    ...values,
  });
  if (reply.status !== 201) throw new Error(`no file was placed: ${JSON.stringify(reply.body)}`);
  return String(reply.body._id);
}

/** Proposes a file to a company. */
export function assign(person: Person, fileId: string, code: string, values: object = {}): Promise<Reply> {
  return person.call('POST', '/companyAssignment/', { fileId, companyId: companyId(code), ...values });
}

/** Proposes a file to a company, whose person accepts it. */
export async function engage(person: Person, fileId: string, code: string, vendor: Person): Promise<string> {
  const made = await assign(person, fileId, code);
  const _id = String(made.body._id);
  const { status, body } = await vendor.call('POST', '/companyAssignment/', { _id, status: 'accepted' });
  if (status !== 200) throw new Error(`not accepted: ${JSON.stringify([made.body, body])}`);
  return _id;
}

/** Messages, newest first, once those that go out after an answer are out. */
export async function messagesOf(host: TestHost): Promise<readonly Message[]> {
  await workAfterAnswers(host.app);
  return (await host.app.messages.kept?.()) ?? [];
}

/** The code in the newest message, or in the newest to someone. */
export async function newestCode(host: TestHost, to?: string): Promise<string> {
  const message = (await messagesOf(host)).find((one) => one.code && (!to || one.to === to));
  return message?.code ?? '';
}

/** A list's values of one field, in the list's order. */
export function column(reply: Reply, field: string): unknown[] {
  return (reply.body.data as unknown as Record<string, unknown>[]).map((row) => row[field]);
}
