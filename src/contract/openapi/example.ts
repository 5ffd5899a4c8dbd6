import { isNeeded } from '../fields';
import type { Field, Fields } from '../fields';
import { vocabularies } from '../vocabularies';

const id = '019a9e3c-5f00-7c11-8a52-2d3b6f0e1a77';
const values: Partial<Record<Field['kind'], unknown>> = {
  key: id,
  reference: id,
  references: [id],
  email: 'maria@lender.example',
  phone: '+14165550142',
  postalCode: 'K1A 0B1',
  serial: '1HGCM82633A004352',
  money: '1250.00',
  date: '2026-11-20',
  moment: '2026-11-20T15:30:00Z',
  flag: true,
  value: {},
};
const patterns = {
  companyCode: 'NB-1',
  slug: 'night_desk',
  account: '88214907',
  timeOfDay: '07:30',
  businessNumber: '123456789RT0001',
};

/** A body that such fields would take, with what has to be there. */
export function exampleOf(fields: Fields): Record<string, unknown> {
  const needed = Object.entries(fields).filter(([, field]) => isNeeded(field) && field.set !== 'host');
  return Object.fromEntries(needed.map(([name, field]) => [name, valueOf(name, field)]));
}

function valueOf(name: string, field: Field): unknown {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return field.min ?? 1;
    case 'choice':
      return vocabularies[field.of].find((value) => !field.byHost?.includes(value));
    case 'choices':
      return [vocabularies[field.of][0]];
    case 'texts':
      return [field.oneOf?.[0] ?? name];
    case 'part':
      return exampleOf(field.fields);
    case 'parts':
      return [exampleOf(field.fields)];
    case 'text':
      if (field.oneOf) return field.oneOf[0];
      return field.pattern ? patterns[field.pattern] : sentence(name, field.min);
    case 'prose':
      return sentence(name);
    default:
      return values[field.kind];
  }
}

const sentence = (name: string, least = 0): string => `An example of ${name}`.padEnd(least, '.');
