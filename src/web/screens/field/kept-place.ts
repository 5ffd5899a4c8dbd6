/** The database of the browser that what is recorded in the field is kept in until it is sent. */
export const keptPlace = 'collateral-desk-field';

/** Whether this browser was ever used in the field; one that does not tell is taken for one that was. */
export async function wasInField(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false;
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === keptPlace);
}
