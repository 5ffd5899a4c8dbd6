import type { Person } from './person';

/** Writes a purchaser down and answers its id. */
export async function addPurchaser(by: Person, more: object = {}): Promise<string> {
  const purchaser = { purchaserType: 'dealer', legalName: 'Sample Motors Ltd.', ...more };
  const { status, body } = await by.call('POST', '/purchaser/', purchaser);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return String(body._id);
}
