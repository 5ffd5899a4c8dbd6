import { describe, expect, it } from 'vitest';
import { formOf, forms } from '#contract/forms/index';
import { flatFields } from '#contract/leaves';
import { file } from '#contract/resources/file';
import { roleKeys } from '#contract/roles/role-keys';
import { vocabularies } from '#contract/vocabularies/index';
import { fields as english } from '#contract/words/en/fields';
import { commonFields } from '#server/forms/common-fields';
import { formTexts } from '#server/forms/texts/index';
import type { TextBlock } from '#server/forms/texts/form-text';

/** Every merge field that a text speaks of. */
function namesIn(blocks: readonly TextBlock[]): string[] {
  const written = JSON.stringify(blocks);
  const inSentences = [...written.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name = '']) => name);
  const inRows = [...written.matchAll(/"(?:of|each|list|pictures)":"(\w+)"/g)].map(([, name = '']) => name);
  return [...new Set([...inSentences, ...inRows])].sort();
}

describe.each(vocabularies.formType)('the form %s', (formType) => {
  const form = formOf(formType);
  const own = Object.keys(form.fields);

  it('is declared as plain data, and made by roles that there are', () => {
    expect(JSON.parse(JSON.stringify(forms[formType]))).toEqual(forms[formType]);
    expect(form.madeBy.filter((role) => !roleKeys.includes(role))).toEqual([]);
    expect(form.madeBy.length).toBeGreaterThan(0);
  });

  it('reads by itself what only the host says, and nothing that is told', () => {
    const read = own.filter((name) => ['host', 'either'].includes(form.fields[name]?.set ?? ''));
    expect(Object.keys(form.reads).sort()).toEqual(read.sort());
  });

  it('reads facts that a file has, each written as the file keeps it', () => {
    const kept = new Map(flatFields(file.fields));
    for (const [name, source] of Object.entries(form.reads)) {
      if (!source.startsWith('file.')) continue;
      const [asked, read] = [form.fields[name], kept.get(source.slice('file.'.length))];
      expect(read, source).toBeDefined();
      expect([name, asked?.kind, asked && 'of' in asked && asked.of]).toEqual([
        name,
        // A form writes a long text where the file keeps a short one.
        asked?.kind === 'prose' && read?.kind === 'text' ? 'prose' : read?.kind,
        read !== undefined && 'of' in read && read.of,
      ]);
    }
  });

  it('speaks in both languages of the same merge fields, and of none that it does not have', () => {
    const [en, fr] = [namesIn(formTexts[formType].en), namesIn(formTexts[formType].fr)];
    expect(fr).toEqual(en);
    const known: readonly string[] = [...own, ...Object.keys(form.sums ?? {}), ...commonFields];
    expect(en.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('says in its text whatever it asks for', () => {
    const asked = own.filter((name) => form.fields[name]?.required || form.fields[name]?.set !== 'host');
    expect(asked.filter((name) => !namesIn(formTexts[formType].en).includes(name))).toEqual(
      // The registry is whom the request is written to.
      formType === 'lien_discharge_request' ? ['registry'] : [],
    );
  });

  it('has a word for each of its fields', () => {
    expect(own.filter((name) => !(name in english.mergeFields))).toEqual([]);
  });
});
