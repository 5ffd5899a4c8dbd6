import { expect, it } from 'vitest';
import { fillTemplate, isNoWider } from '../../../../src/web/screens/note/fill-template';

it('puts the facts of a file in their places, and leaves what is not known for the writer to see', () => {
  expect(
    fillTemplate('File {{ref}} ({{ assetSummary }}): next on {{nextActionDate}}.', { ref: 'F-17' }),
  ).toBe('File F-17 (…): next on ….');
});

it('knows which audience lets nobody read who may not read already', () => {
  expect(isNoWider('internal', 'client')).toBe(true);
  expect(isNoWider('client', 'client_and_vendor')).toBe(true);
  expect(isNoWider('client', 'internal')).toBe(false);
  expect(isNoWider('client', 'vendor')).toBe(false);
});
