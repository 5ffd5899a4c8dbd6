import { HttpError } from 'react-admin';
import { problems } from '#contract/problems';
import { Refusal } from '../http/failures';
import type { DeskRecord } from './record';
import { readRecord } from './record';

/** A record of a change of many that did not go through, and the sentence that says why. */
export interface Failed {
  readonly id: string;
  readonly message: string;
}

/** What react-admin's error carries besides its sentence. */
export interface RefusedBody {
  readonly code: string;
  /** Messages by field path; react-admin puts them at the fields. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The record as it stands now, of a 412. */
  readonly current?: DeskRecord;
  /** The record that is there already, of a DUPLICATE. */
  readonly existing?: DeskRecord;
  /** The host asks for a fresh code before it does this. */
  readonly codeAsked?: true;
  /** Of a change of many: the ids that went through, and those that did not. */
  readonly done?: readonly string[];
  readonly failed?: readonly Failed[];
}

/** A refusal as react-admin knows it. A 401 stays as it is: the session's own view of errors looks for it. */
export function refused(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.status === 401) return error;
  const { current } = (error.body ?? {}) as { current?: unknown };
  const body: RefusedBody = {
    code: error.code,
    ...(Object.keys(error.errors).length > 0 && { errors: error.errors }),
    ...(error.status === 412 && current !== undefined && { current: readRecord(current) }),
    ...(error.code === 'DUPLICATE' && current !== undefined && { existing: readRecord(current) }),
  };
  return new HttpError(error.sentence ?? '', error.status, body);
}

/** The host's answer that it wants a code first, as an error: nothing was written. */
export function codeAsked(): HttpError {
  return new HttpError('', 200, { code: 'CODE_ASKED', codeAsked: true } satisfies RefusedBody);
}

export function refusedBody(error: unknown): RefusedBody | undefined {
  return error instanceof HttpError ? (error.body as RefusedBody) : undefined;
}

/** The path of several values, of which an error is about one: they stand in one input. */
export const withoutPlace = (path: string): string => path.replace(/\[\d+\]$/, '');

/** A record that a list does not hold: the host is not asked, and says nothing of it. */
export function absent(): HttpError {
  return new HttpError('', problems.NOT_FOUND.status, {
    code: 'NOT_FOUND',
  } satisfies RefusedBody);
}
