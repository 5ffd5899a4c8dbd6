/** Where a store of documents is, and what opens it. Without a key, what the machine it runs on is allowed. */
export interface StoreAddress {
  readonly bucket: string;
  /** What every name begins with: nothing, or a folder with its slash. */
  readonly prefix: string;
  /** Where the store is; without it, Amazon's own in that region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly key: { readonly id: string; readonly secret: string } | undefined;
}

const form = 's3://bucket/folder?region=ca-central-1&endpoint=https://store.example';

/**
 * Reads the settings of a store: `STORAGE_URL`, with `STORAGE_KEY_ID` and `STORAGE_SECRET`.
 * @throws Error with a sentence, where they are not whole; what opens the store is not in it
 */
export function readStoreAddress(env: NodeJS.ProcessEnv): StoreAddress | undefined {
  const { STORAGE_URL: text, STORAGE_KEY_ID: id, STORAGE_SECRET: secret } = env;
  if (!text) return undefined;
  const wrong = new Error(`STORAGE_URL must be like ${form}.`);
  if (!/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?=[/?]|$)/.test(text) || !URL.canParse(text)) throw wrong;
  const { hostname, pathname, searchParams, username } = new URL(text);
  const { endpoint, region = 'us-east-1', ...others } = Object.fromEntries(searchParams);
  if (username || Object.keys(others).length > 0) throw wrong;
  if (endpoint !== undefined && !/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) throw wrong;
  if (!id !== !secret) throw new Error('STORAGE_KEY_ID and STORAGE_SECRET are set together, or neither is.');
  const folder = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: hostname,
    prefix: folder && `${folder}/`,
    endpoint,
    region,
    key: id && secret ? { id, secret } : undefined,
  };
}
