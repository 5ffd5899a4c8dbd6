import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Right } from '#contract/commands/command';
import type { Section } from '#contract/live';
import type { ResourceName } from '#contract/resources/index';
import type { Db, Tx } from '../database/tables';
import type { Passwords } from '../identity/passwords';
import type { DropFolders } from '../integrations/drop-folder/open-drop-folders';
import type { ReportFolders } from '../integrations/drop-folder/open-report-folders';
import type { SagePort } from '../integrations/sage/port';
import type { SearchProviders } from '../integrations/search/port';
import type { SummaryPort } from '../integrations/summary/port';
import type { ValuationPort } from '../integrations/valuation/port';
import type { Messages } from '../messages/messages';
import type { Settings } from '../settings';
import type { Scanner } from '../integrations/scanner/port';
import type { Sealer } from '../sealing/sealer';
import type { Jobs } from '../jobs/jobs';
import type { Storage } from '../storage/storage';
import type { UploadedFile } from '../storage/uploaded-file';
import type { Language } from '../words/languages';
import type { Reader } from '../words/words-for';
import type { Caller } from './caller';
import type { RowBatches } from './send-rows';
import type { Written } from './written';

/** Why a host cannot work: its own database does not run, or nothing more fits where things are kept. */
export type Illness = 'database-down' | 'disk-full';

/** What one host is made of; handed to everything that works a request or a job. */
export interface AppContext {
  readonly db: Db;
  readonly settings: Settings;
  readonly secret: string;
  /** Seals what is kept encrypted, and opens it. */
  readonly sealer: Sealer;
  readonly log: FastifyBaseLogger;
  readonly messages: Messages;
  readonly passwords: Passwords;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly scanner: Scanner;
  readonly sage: SagePort;
  readonly dropFolders: DropFolders;
  readonly reportFolders: ReportFolders;
  readonly searches: SearchProviders;
  readonly valuations: ValuationPort;
  /** Who sums up notes in the host's place; absent where nobody does. */
  readonly summaries: SummaryPort | undefined;
  /** What keeps this host from working, where anything does. */
  readonly ill: () => Illness | undefined;
  /** The time, handed in so that tests can move it. */
  readonly now: () => Date;
}

/** Tells browsers that something changed. Names only, never rows. */
export interface Live {
  notify(news: readonly News[]): void;
}
export type News =
  | { to: 'user'; userId: string; section: Section }
  | { to: 'role'; roleId: string }
  // `readers`: companies that read it whether or not the file is in their scope.
  | { to: 'file'; fileId: string; resource: string; readers?: readonly string[] | undefined }
  // Cuts the lines of a session without a word: whoever goes on comes back by themselves.
  | { to: 'lines'; sessionId: string }
  | { to: 'session'; userId: string; sessionId?: string };

/** One request while it is worked. */
export interface RequestContext {
  readonly app: AppContext;
  readonly db: Db;
  readonly now: Date;
  readonly caller: Caller;
  readonly origin: Origin;
  /** Who reads its answer, and the language of the words in it; see `readerOf`. */
  readonly reader: Reader;
  readonly language: Language;
  /** Holds the caller to a right that only the body tells. */
  demand(right: Right): void;
  /** Keeps news until the answer is sure; nothing goes out for a write that was rolled back. */
  announce(news: News): void;
  /** Parameters of the path and the query together, as they came. */
  readonly parameters: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
  /** Reads the form of a call that takes a file, or `most` of them: each through `keep`, then all its fields. */
  readonly upload: <T>(keep: KeepFile<T>, most?: number) => Promise<Upload<T>>;
  /** A piece of an upload that comes in several (tus 1.0.0): what its head says, and its bytes. */
  readonly piece: Piece;
  /** The version that the caller last saw, from `If-Match`. */
  readonly ifMatch: number | undefined;
}

/** Where a request came from. */
export interface Origin {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly sessionHeader: string | undefined;
  readonly source: 'ui' | 'api' | 'import' | 'system';
  /** The key by which a repeated POST gets its first answer again. */
  readonly idempotencyKey: string | undefined;
  readonly call: string;
  /** A fresh code, where it does not travel in the query. */
  readonly mfaCode?: string | undefined;
}

/** A record on which something was decided. */
export interface Decision {
  readonly resource: ResourceName;
  readonly _id: string;
}

/** A write: the same work, with a transaction as its only database. */
export interface TransactionContext extends RequestContext {
  readonly db: Tx;
  /** The decision that a change carries out, see `applyDecision`: whose right it was is asked there, and not again here. */
  readonly decision?: Decision;
  /** What the caller has proved with a fresh code, see `demandCode`. */
  readonly proved?: string;
  /** The mail that tells of what is written together with others. */
  readonly mailedIn?: string;
  /** What is done once the write is committed, see `afterCommit`. */
  readonly later?: (() => void)[];
}

/**
 * What a verb or command answers. `cookies`: name to value, or null to clear. `stream`: a download instead of a body. `rows`: those of a
 * list, in batches, before what its body says besides. `written`: a body as it was sent before; `remember` takes it when it is sent.
 */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, CookieChange>>;
  readonly stream?: NodeJS.ReadableStream;
  readonly rows?: RowBatches;
  readonly written?: Written;
  readonly remember?: (written: Written) => void;
}
/** An answer with a body of a kind, and the status that goes with it. */
export type Answered<B, S extends number | undefined = undefined> = Answer & {
  readonly body: B;
} & (S extends number ? { readonly status: S } : { readonly status?: 200 });
export type CookieChange =
  { readonly value: string; readonly path: string } | { readonly cleared: true; readonly path: string };

/** The heads `Upload-Length`, `Upload-Offset` and `Upload-Metadata` of a request, where they are there, and its bytes as they come. */
export interface Piece {
  readonly length: number | undefined;
  readonly offset: number | undefined;
  readonly metadata: string | undefined;
  readonly bytes: Readable | undefined;
}

/** What to do with an uploaded file; it must read the stream to its end. */
export type KeepFile<T> = (file: UploadedFile) => Promise<T>;

/** A multipart form: what became of its file, where it had one, and its fields; `values` has all that a repeated field said. */
export interface Upload<T> {
  readonly kept: T | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
}
