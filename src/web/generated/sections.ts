import type { Field } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { ScreenTexts } from '../i18n/en/screens';
import { layoutOf } from './layouts/index';

export interface Section {
  readonly title: keyof ScreenTexts['sections'] | 'rest';
  readonly fields: readonly (readonly [string, Field])[];
}

/** The fields of a resource in the sections of its layout, those that pass; what no section names comes last. */
export function sectionsOf(name: ResourceName, passes: (field: string) => boolean): Section[] {
  const { fields } = declarationOf(name);
  const { sections } = layoutOf(name);
  const pick = (names: readonly string[]) =>
    names.flatMap((field): (readonly [string, Field])[] => {
      const declared = fields[field];
      // An id tells a person nothing.
      return declared && declared.kind !== 'key' && passes(field) ? [[field, declared]] : [];
    });
  const placed = new Set(sections.flatMap((section) => section.fields));
  const rest: Section = {
    title: 'rest',
    fields: pick(Object.keys(fields).filter((field) => !placed.has(field))),
  };
  return [
    ...sections.map((section): Section => ({ title: section.title, fields: pick(section.fields) })),
    rest,
  ].filter((section) => section.fields.length > 0);
}
