// Copies the data of a host that keeps its own database, while it goes on working: npm run backup -- <new folder>
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { backUp } from '../src/server/database/backup';
import { startEmbedded } from '../src/server/database/embedded/start-embedded';
import { readSettings } from '../src/server/settings';

const [target] = process.argv.slice(2);
const { dataDir, databaseUrl } = readSettings(process.env);

async function main(): Promise<void> {
  if (databaseUrl) throw new Error('DATABASE_URL is set: back that database up with its own tools.');
  if (!target) throw new Error('Name a new folder for the backup: npm run backup -- /backups/monday');
  const cluster = await startEmbedded({ dataDir });
  try {
    const backup = await backUp(cluster.connection, cluster.dataDir, target);
    // Without its secret a host could not read the codes and tokens in its database.
    for (const kept of ['secret', 'uploads', 'exports'])
      await cp(path.join(dataDir, kept), path.join(backup.dataDir, kept), { recursive: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        },
      );
    process.stdout.write(
      `${backup.files} files in ${backup.dataDir}. To open it: DATA_DIR=${backup.dataDir} npm start\n`,
    );
  } finally {
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
