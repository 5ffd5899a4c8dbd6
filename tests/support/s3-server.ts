import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** A store that speaks S3, on this machine and in a folder of its own. */
export interface S3Server {
  readonly port: number;
  /** Where the bytes of a bucket lie, to be looked at and spoiled from behind. */
  readonly folder: string;
  /** What a host has to be told to keep its documents here. */
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

const bucket = 'papers';

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'collateral-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    port,
    folder: path.join(directory, bucket),
    env: storeEnv(port),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The environment of a host whose store listens at a port. */
export const storeEnv = (port: number): NodeJS.ProcessEnv => ({
  STORAGE_URL: `s3://${bucket}/desk?region=us-east-1&endpoint=http://127.0.0.1:${port}`,
  // The key that this server knows.
  STORAGE_KEY_ID: 'S3RVER',
  STORAGE_SECRET: 'S3RVER',
});
