/** A record as the browser holds it: the fields as they travelled, under react-admin's `id`. */
export interface DeskRecord {
  readonly id: string;
  readonly version?: number;
  /** What the signed-in person may do with it, as the host worked it out. */
  readonly may?: readonly string[];
  readonly [field: string]: unknown;
}

/** What a row of a list always says of itself, whatever its resource. */
export type Held = Pick<DeskRecord, 'id' | 'may'>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record of an answer. `_id` stays beside `id`, so that the contract's types hold for it as well. */
export function readRecord(body: unknown): DeskRecord {
  if (!isObject(body) || typeof body._id !== 'string') throw new Error('The answer is no record.');
  return { ...body, id: body._id };
}

export function readRecords(body: unknown): DeskRecord[] {
  if (!isObject(body) || !Array.isArray(body.data)) throw new Error('The answer is no list.');
  return body.data.map(readRecord);
}
