import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { PassThrough, pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import { sentence } from '#contract/words/sentence';
import { ofNoRecord } from './of-no-record';
import { draftEnding, receiveDraft } from './receive-file';
import { s3Client } from './s3-client';
import { storeAway, triedAgain } from './store-away';
import type { StoreAddress } from './store-address';
import { drawnParts } from './storage';
import type { Storage, StoredPart } from './storage';
import { idOfStored, notKept, storedName } from './stored-name';
import { sweepFolder } from './sweep-folder';

/** Bytes on their way to the store, from their beginning each time they are asked for. */
interface Sent {
  readonly body: () => Readable | Uint8Array;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/**
 * Documents in a bucket of any store that speaks as Amazon's S3 does, under the names that they would have on the disk. What comes in is
 * written to a draft on the disk first and checked there, so that nothing reaches the store that was not looked at; it is stored in one
 * piece, which is there whole or not at all. The fingerprint goes along with the bytes, and the store holds what came to it.
 */
export function s3Storage(address: StoreAddress, dataDir: string, log: FastifyBaseLogger): Storage {
  const client = s3Client(address);
  const drafts = path.join(dataDir, 'drafts');
  const Bucket = address.bucket;
  const keyOf = (id: string, part?: StoredPart): string => `${address.prefix}${storedName(id, part)}`;
  const put = (key: string, { body, sizeBytes, sha256 }: Sent): Promise<unknown> =>
    triedAgain(log, () =>
      client.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body: body(),
          ContentLength: sizeBytes,
          ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
          ContentType: 'application/octet-stream',
        }),
      ),
    );
  const drop = async (keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    const Objects = keys.map((Key) => ({ Key }));
    await triedAgain(log, () =>
      client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
    );
  };
  return {
    receive: (id, upload, check) =>
      receiveDraft(
        path.join(drafts, `${id}${draftEnding}`),
        upload,
        sentence('documents.fileLargerThan100MB'),
        async (draft) => {
          const checked = await check(draft);
          await put(keyOf(id), { ...draft, body: () => createReadStream(draft.path) });
          return checked;
        },
      ),
    async write(id, bytes, part) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await put(keyOf(id, part), { body: () => bytes, sizeBytes: bytes.length, sha256 });
    },
    async read(id, part) {
      const { Body, ContentLength } = await triedAgain(log, () =>
        client.send(new GetObjectCommand({ Bucket, Key: keyOf(id, part) })),
      );
      if (!Body || ContentLength === undefined) throw notKept();
      return { stream: orAway(Body as Readable, log), sizeBytes: ContentLength };
    },
    drop: (id) => drop([...drawnParts.map((part) => keyOf(id, part)), keyOf(id)]),
    async sweep(before, known) {
      await sweepFolder(drafts, before.getTime());
      for (let from: string | undefined, more = true; more;) {
        const page = await triedAgain(log, () =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix: address.prefix, ContinuationToken: from })),
        );
        const old = (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key && LastModified && LastModified < before && idOfKey(Key) ? [Key] : [],
        );
        const gone: string[] = [];
        for await (const key of ofNoRecord(old, idOfKey, known)) gone.push(key);
        await drop(gone);
        from = page.NextContinuationToken;
        more = from !== undefined;
      }
    },
  };
}

const idOfKey = (key: string): string | undefined => idOfStored(key.slice(key.lastIndexOf('/') + 1));

/** A line that breaks while bytes come says that the store is away, and not that the bytes are others. */
function orAway(body: Readable, log: FastifyBaseLogger): Readable {
  const out = new PassThrough();
  pipeline(body, out, () => undefined);
  body.once('error', (error) => out.destroy(storeAway(log, error)));
  return out;
}
