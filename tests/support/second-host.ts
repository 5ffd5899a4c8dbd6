import { onTestFinished } from 'vitest';
import { openDatabase } from '#server/database/open';
import type { AppContext } from '#server/request/context';
import type { TestHost } from './host';

/** Another host of the same database, with connections of its own and the same clock. */
export function secondHost({ app, connection }: TestHost): AppContext {
  const { db } = openDatabase({ ...connection, max: 4 }, () => undefined);
  onTestFinished(() => db.destroy());
  return { ...app, db };
}
