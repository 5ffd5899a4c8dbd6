import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import { diskStorage } from './disk';
import type { Storage } from './storage';

/** The store that the environment names, else the disk. What talks to the former is large, and read only where it is needed. */
export async function openStorage(
  { store, dataDir }: Pick<Settings, 'store' | 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<Storage> {
  if (!store) return diskStorage(dataDir);
  const { s3Storage } = await import('./s3');
  return s3Storage(store, dataDir, log);
}
