import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { updateRow } from './store';
import { updateRows } from './store-many';

/** Sets on a record what the host knows of it and nobody changes in a form: its version stays, and so does who has it open. */
export function setSilently<N extends ResourceName>(
  db: Db,
  name: N,
  id: string,
  values: Partial<Recorded<N>>,
): Promise<void> {
  return updateRow(db, name, id, values);
}

/** The same of several records: of each that still stands as it was read. */
export function setSilentlyOfEach<N extends ResourceName>(
  db: Db,
  name: N,
  fields: readonly (keyof Recorded<N> & string)[],
  records: readonly (Pick<Recorded<N>, '_id' | 'version'> & Partial<Recorded<N>>)[],
): Promise<void> {
  return updateRows(db, name, fields, records, { asRead: true });
}
