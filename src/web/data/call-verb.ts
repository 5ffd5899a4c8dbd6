import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Http } from '../http/http';
import { addressOfRecord } from './calls';
import type { DeskRecord } from './record';
import { readRecord } from './record';

/** What is written: which record, where its address says so, and the body as the host takes it. */
export interface Writing {
  readonly id?: string;
  readonly body?: object;
}

/** Writes a record by the documented call of a verb, with exactly what is handed over. It throws what the host refuses. */
export async function callVerb(
  { call }: Http,
  name: ResourceName,
  verb: 'create' | 'update' | 'remove',
  { id = '', body }: Writing,
): Promise<DeskRecord> {
  const declared = declarationOf(name).calls[verb];
  if (!declared) throw new Error(`No documented call does this to ${name}.`);
  const { method, path } = addressOfRecord(declared, id);
  return readRecord((await call(method, path, body ? { body } : {})).body);
}
