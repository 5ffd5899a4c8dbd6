import { describe, expect, it } from 'vitest';
import { readStoreAddress } from '#server/storage/store-address';

describe('the address of a store', () => {
  it('names bucket, folder, region and where it is', () => {
    expect(
      readStoreAddress({
        STORAGE_URL: 's3://desk-papers/ca/east/?region=ca-central-1&endpoint=https://store.example:9000',
        STORAGE_KEY_ID: 'key',
        STORAGE_SECRET: 'hidden',
      }),
    ).toEqual({
      bucket: 'desk-papers',
      prefix: 'ca/east/',
      endpoint: 'https://store.example:9000',
      region: 'ca-central-1',
      key: { id: 'key', secret: 'hidden' },
    });
  });

  it('is enough with a bucket, where the machine has a role of its own', () => {
    expect(readStoreAddress({ STORAGE_URL: 's3://papers' })).toEqual({
      bucket: 'papers',
      prefix: '',
      endpoint: undefined,
      region: 'us-east-1',
      key: undefined,
    });
    expect(readStoreAddress({})).toBeUndefined();
  });

  it.each([
    'https://store.example/papers',
    's3://',
    's3://UPPER',
    's3://key:hidden@papers',
    's3://papers?endpoint=store.example',
    's3://papers?endpoint=https://key:hidden@store.example',
    's3://papers?secret=hidden',
  ])('is refused where it is not whole, without a word of what it hides: %s', (url) => {
    const read = (): unknown => readStoreAddress({ STORAGE_URL: url });
    expect(read).toThrow(/^STORAGE_URL must be like s3:/);
    expect(read).not.toThrow(/hidden/);
  });

  it('has both halves of a key or neither', () => {
    expect(() => readStoreAddress({ STORAGE_URL: 's3://papers', STORAGE_SECRET: 'x' })).toThrow(
      /set together/,
    );
  });
});
