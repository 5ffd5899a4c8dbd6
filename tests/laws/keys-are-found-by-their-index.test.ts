import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const server = 'src/server/';
const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join(server, file))
  .filter((file) => file.endsWith('.ts') && !file.startsWith(`${server}database/migrations/`));

/** Where a key is compared so, another equality of the same query has found the few rows already. */
const foundOtherwise = [
  `${server}rules/company-fee/company-fee-checks.ts "clientId"`,
  `${server}rules/company/company-place.ts "parentCompanyId"`,
  `${server}rules/reminder/pass-on-reminder.ts "requestId"`,
];

it('no key is compared as “is not distinct from”: PostgreSQL reads the whole table for it, whatever index there is', () => {
  const compared = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/("\w*Id"|_id) is not distinct from/g)].map(
      ([, key]) => `${file} ${key}`,
    ),
  );
  expect(compared.sort()).toEqual(foundOtherwise);
});
