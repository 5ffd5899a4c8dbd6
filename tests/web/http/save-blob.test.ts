import { expect, it } from 'vitest';
import { contentDisposition } from '#server/storage/content-disposition';
import { givenName } from '../../../src/web/http/save-blob';

it('keeps what the host hands out under the name that the host gives it, accents and all', () => {
  const name = 'Dossiers - Québec, l’an 2026 (à jour) - 2026-11-20.csv';
  const headers = new Headers({ 'content-disposition': contentDisposition('attachment', name) });
  expect(givenName(headers)).toBe(name);
  expect(givenName(new Headers())).toBeUndefined();
});
