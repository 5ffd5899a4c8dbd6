import type { Json } from './schema-of-field';

/** One call as OpenAPI describes it; `method` stands beside it, for whoever puts it in its place. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  /** What it is for, in one sentence. */
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly security?: readonly Json[];
  readonly responses: Json;
  readonly method: string;
}

export const parameter = (name: string, place: 'query' | 'path', schema: Json): Json => ({
  name,
  in: place,
  required: place === 'path',
  schema,
});

export const bodyOf = (schema: Json, example?: unknown, type = 'application/json'): Json => ({
  required: true,
  content: { [type]: { schema, ...(example !== undefined && { example }) } },
});

export const answered = (status: number, schema: Json): Json => ({
  [status]: { description: said[status] ?? 'Done.', content: { 'application/json': { schema } } },
});

const said: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Begun: the job that works it.',
};
