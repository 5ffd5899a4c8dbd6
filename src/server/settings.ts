import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ValueOf } from '#contract/vocabularies/index';
import { readStoreAddress } from './storage/store-address';
import type { StoreAddress } from './storage/store-address';
import { readApiOrigin, readWebOrigins } from './web-origins';

/** What the environment says of this host. See the README for the names. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Where the bytes of documents are kept; without it, in the data folder. */
  readonly store: StoreAddress | undefined;
  readonly demo: boolean;
  readonly seeding: boolean;
  /** Where people reach the host from outside; links in messages begin with it. */
  readonly publicUrl: string;
  /** Where the web app is served from, where that is not this host: these origins may call it, and links in messages lead to the first. */
  readonly webOrigins: readonly string[];
  /** Where the web app that this host serves makes its calls, where that is another host. */
  readonly apiOrigin: string | undefined;
  readonly mailUrl: string | undefined;
  readonly smsUrl: string | undefined;
  /** Where the virus scanner listens, and how many seconds it may be silent: `tcp://host:3310?timeout=60`. */
  readonly scannerUrl: string | undefined;
  /** Where the accounts are, and what opens them; without an address the host keeps a small book of its own. */
  readonly sageUrl: string | undefined;
  readonly sageToken: string | undefined;
  /** The registry that is searched and that discharges, and who tells the history of vehicles; without an address, a sandbox of each. */
  readonly registryUrl: string | undefined;
  readonly registryToken: string | undefined;
  readonly vehicleHistoryUrl: string | undefined;
  readonly vehicleHistoryToken: string | undefined;
  /** Who says what a vehicle is worth; without an address, a sandbox. */
  readonly valuationUrl: string | undefined;
  readonly valuationToken: string | undefined;
  /** The language model that sums up notes, and which; without an address the host does so itself. */
  readonly summaryUrl: string | undefined;
  readonly summaryToken: string | undefined;
  readonly summaryModel: string | undefined;
  /** Where each lender's drop folder is, `sftp://…` or a folder here; without an address, one under the data folder. */
  readonly dropFolders: { readonly [L in ValueOf<'lenderKey'>]: string | undefined };
  /** Where reports are delivered to companies, `sftp://…`, by the code of the company as it stands in the name of the setting. */
  readonly reportFolders: { readonly [code: string]: string | undefined };
  /** The key that tokens and codes are made with, shared by all hosts of one database. */
  readonly secret: string | undefined;
  /** What sealed fields are sealed with instead of that, and what they were sealed with before. */
  readonly fieldSecret: string | undefined;
  readonly fieldSecretsBefore: readonly string[];
  readonly production: boolean;
  readonly webDir: string | undefined;
  /** Whether a proxy stands before the host, whose word on the caller's address counts. */
  readonly trustProxy: boolean;
}

const local = ['127.0.0.1', 'localhost', '::1'];

/**
 * Reads the settings from the environment.
 * @throws Error with a sentence, when they contradict each other or are not safe to start with.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const demo = env.DEMO !== 'off';
  const host = env.HOST ?? '127.0.0.1';
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('PORT must be a number from 0 to 65535.');
  if (demo && !local.includes(host) && env.DEMO !== 'public')
    throw new Error(
      `With demo data, whose passwords are public, the host listens on this machine alone. Set DEMO=off, or DEMO=public to serve demo data on ${host} all the same.`,
    );
  const secret = readSecret(env, 'SESSION_SECRET');
  if (env.DATABASE_URL && !demo && !secret)
    throw new Error(
      'SESSION_SECRET (or SESSION_SECRET_FILE) must be set with DATABASE_URL: all hosts share it.',
    );
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
  return {
    host,
    port,
    dataDir: path.resolve(env.DATA_DIR ?? './data'),
    databaseUrl: env.DATABASE_URL,
    store: readStoreAddress(env),
    demo,
    seeding: demo || env.ALLOW_SEED === 'on',
    publicUrl,
    webOrigins: readWebOrigins(env.WEB_ORIGINS, publicUrl),
    apiOrigin: readApiOrigin(env.VITE_API_URL),
    mailUrl: env.MAIL_URL,
    smsUrl: env.SMS_URL,
    scannerUrl: readScannerUrl(env.CLAMD_URL),
    sageUrl: env.SAGE_URL,
    sageToken: env.SAGE_TOKEN,
    registryUrl: env.REGISTRY_URL,
    registryToken: env.REGISTRY_TOKEN,
    vehicleHistoryUrl: env.VEHICLE_HISTORY_URL,
    vehicleHistoryToken: env.VEHICLE_HISTORY_TOKEN,
    valuationUrl: env.VALUATION_URL,
    valuationToken: env.VALUATION_TOKEN,
    summaryUrl: readSummaryUrl(env),
    summaryToken: env.SUMMARY_TOKEN,
    summaryModel: env.SUMMARY_MODEL,
    dropFolders: {
      cibc: readDropFolder('LENDER_CIBC_FOLDER', env.LENDER_CIBC_FOLDER),
      'lender-a': readDropFolder('LENDER_A_FOLDER', env.LENDER_A_FOLDER),
      'lender-b': readDropFolder('LENDER_B_FOLDER', env.LENDER_B_FOLDER),
    },
    reportFolders: readReportFolders(env),
    secret,
    fieldSecret: readSecret(env, 'FIELD_SECRET'),
    fieldSecretsBefore: (env.FIELD_SECRETS_BEFORE ?? '').split(/[\s,]+/).filter(Boolean),
    production: env.NODE_ENV === 'production',
    webDir: env.WEB_DIR,
    trustProxy: env.TRUST_PROXY === 'on',
  };
}

const reportFolder = 'REPORT_FOLDER_';

function readReportFolders(env: NodeJS.ProcessEnv): Settings['reportFolders'] {
  const named = Object.keys(env).filter((name) => name.startsWith(reportFolder));
  return Object.fromEntries(
    named.map((name) => {
      const address = readDropFolder(name, env[name]);
      if (address && !address.startsWith('sftp:'))
        throw new Error(`${name} must be like sftp://user:password@host:22/path?fingerprint=SHA256:….`);
      return [name.slice(reportFolder.length), address];
    }),
  );
}

/** A server is known by its key: an address without its fingerprint would be talked to whoever answers. */
function readDropFolder(name: string, text: string | undefined): string | undefined {
  if (!text?.startsWith('sftp:')) return text || undefined;
  if (!URL.canParse(text) || !new URL(text).searchParams.get('fingerprint'))
    throw new Error(
      `${name} must be a folder, or like sftp://user:password@host:22/path?fingerprint=SHA256:….`,
    );
  return text;
}

function readSummaryUrl({ SUMMARY_URL, SUMMARY_MODEL }: NodeJS.ProcessEnv): string | undefined {
  if (!SUMMARY_URL) return undefined;
  if (!/^https?:$/.test(URL.canParse(SUMMARY_URL) ? new URL(SUMMARY_URL).protocol : ''))
    throw new Error('SUMMARY_URL must be like https://models.example/v1.');
  if (!SUMMARY_MODEL) throw new Error('SUMMARY_MODEL must be set with SUMMARY_URL: the name of the model.');
  return SUMMARY_URL;
}

function readScannerUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^tcp:\/\/[^/:?]+(:\d+)?(\?timeout=\d{1,3}(\.\d)?)?$/.test(text))
    throw new Error('CLAMD_URL must be like tcp://host:3310 or tcp://host:3310?timeout=60.');
  return text;
}

function readSecret(env: NodeJS.ProcessEnv, name: 'SESSION_SECRET' | 'FIELD_SECRET'): string | undefined {
  const file = env[`${name}_FILE`];
  const secret = file ? readFileSync(file, 'utf8').trim() : env[name];
  if (secret === undefined) return undefined;
  if (secret.length < 32 || new Set(secret).size < 10 || /change|example|secret/i.test(secret))
    throw new Error(`${name} must be at least 32 random characters; make one with: openssl rand -base64 48`);
  return secret;
}
