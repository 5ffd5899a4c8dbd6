import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { resourceNames } from '#contract/resources/index';
import { derivedField, derivedInBrief } from '#server/records/columns';
import { rulesOf } from '#server/records/installed-rules';
import type { Caller } from '#server/request/caller';
import '#server/rules/install';
import { nowhere } from '../support/nowhere';

/** Asked for anything at all, it fails: what follows from the row alone asks nothing of who reads it. */
const nobody = new Proxy({} as Caller, {
  get: (_, asked) => {
    throw new Error(`it asks its reader's ${String(asked)}`);
  },
});
const ofMore = /\b(?:select|exists|from|now|current_\w+|localtime\w*|random|statement_timestamp)\b/i;

const told = resourceNames.filter((name) => rulesOf(name).derivedOfRow);

it('some lists tell what follows from a row alone', () => {
  expect(told).toContain('file');
});

it.each(told)('what a list of %s works out of a row goes by the row alone', (name) => {
  const fields = derivedInBrief(name);
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    const { sql: text, parameters } = sql`${derivedField(name, field, nobody)}`.compile(nowhere);
    expect(text, field).not.toMatch(ofMore);
    expect(parameters, field).toEqual([]);
  }
});
