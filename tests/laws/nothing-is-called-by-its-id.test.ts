import { describe, expect, it } from 'vitest';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { Rights } from '../../src/web/data/rights';
import { columnsOf } from '../../src/web/generated/columns';
import { sectionsOf } from '../../src/web/generated/sections';
import type { Words } from '../../src/web/i18n/words';
import { recordName } from '../../src/web/kinds/record-name';

const everything = { ready: true, may: () => true } as unknown as Rights;
const english = { locale: 'en', choice: () => '', said: () => '' } as unknown as Words;
const id = '01a200fd-494e-77d5-8868-f2216fb2d63a';

describe.each(resourceNames.map((name) => [name]))('%s', (name) => {
  const fields = [
    ...columnsOf(name, everything).map(({ field }) => field),
    ...sectionsOf(name, () => true).flatMap((section) => section.fields.map(([, field]) => field)),
  ];

  it('shows no id in a row or on its page', () => {
    expect(fields.filter(({ kind }) => kind === 'key')).toEqual([]);
  });

  it('is not called by an id at its head', () => {
    const declaration = declarationOf(name);
    const ids = declaration.named.filter((field) => {
      const kind = declaration.fields[field]?.kind;
      return kind === 'reference' || kind === 'references' || kind === 'key';
    });
    const record = Object.fromEntries(ids.map((field) => [field, id]));
    expect(recordName(declaration, record, english)).toBe('');
  });
});
