import { S3Client } from '@aws-sdk/client-s3';
import type { StoreAddress } from './store-address';

/** How long the store may be silent, in milliseconds: while it is reached, and once it is. */
const silence = { reached: 5_000, answered: 30_000 } as const;

const nothing = (): void => undefined;

/** What talks to the store. It tries nothing again by itself: a body that flows is gone once it was sent. */
export function s3Client({ endpoint, region, key }: StoreAddress): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    maxAttempts: 1,
    // What goes wrong is told once, by who asked, and never with an address that opens something.
    logger: { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing },
    // Not every store knows the sums that Amazon's adds unasked; the one that we have goes along.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: silence.reached,
      requestTimeout: silence.answered,
      throwOnRequestTimeout: true,
      socketTimeout: silence.answered,
    },
  });
}
