import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** The release of an asset is a document of its own: what was made by its form was kept as the release of an interest, which ends a lien. */
export const releasesOfAssets: Migration = {
  async up(db) {
    await sql`update document set "documentType" = 'release_authorization'
      where "documentType" = 'release_of_interest' and "originType" = 'generated_form'`.execute(db);
  },
};
