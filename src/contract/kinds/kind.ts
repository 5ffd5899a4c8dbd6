import type * as yup from 'yup';
import type { Schema } from 'yup';
import type { FieldOf, KindName } from '../fields';

/** What schemas are made with; handed in, since most who read a value check none, and it is heavy for a page. */
export type Yup = Pick<typeof yup, 'array' | 'boolean' | 'mixed' | 'number' | 'object' | 'string'>;

/**
 * The wire half of a kind: what a value is as it travels, and how it is validated.
 * `schema` refuses with a sentence; `normalise` brings what people type into the one stored form before that;
 * `read` turns one query-string value into a value, or answers `undefined` where it is none.
 */
export interface WireHalf<K extends KindName> {
  schema(yup: Yup, field: FieldOf<K>): Schema;
  normalise?(value: unknown, field: FieldOf<K>): unknown;
  read(text: string, field: FieldOf<K>): unknown;
}
