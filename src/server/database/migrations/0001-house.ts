import { sql } from 'kysely';
import type { Migration } from 'kysely';
import { conversation } from './0001-conversation';
import { files } from './0001-files';
import { identity } from './0001-identity';
import { network } from './0001-network';
import { work } from './0001-work';

/** The house as it was first built. */
export const house: Migration = {
  async up(db) {
    for (const part of [network, files, conversation, identity, work]) await sql.raw(part).execute(db);
  },
};
