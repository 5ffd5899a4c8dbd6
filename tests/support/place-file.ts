import { seedId } from '#server/seed/seed-id';
import type { Person } from './person';

let account = 900_000_000_000;

/** Places a file as a person does, and answers it whole. */
export async function placeFile(
  person: Person,
  given: Record<string, unknown> = {},
): Promise<Record<string, never> & { _id: string; ref: string; version: number }> {
  const { status, body } = await person.call('POST', '/file/', {
    clientId: seedId('company', 'LNA'),
    bankAccountNumber: String((account += 7)),
    contractType: 'conditional_sale',
    state: 'ON',
    serialNumber: '2T1BURHE8K0000002',
    asset: { year: 2019, auMake: 'Toyota', auModel: 'Corolla' },
    balanceAmount: '18500.00',
    ...given,
  });
  if (status !== 201) throw new Error(`The file was not placed: ${status} ${JSON.stringify(body)}`);
  return body as never;
}
