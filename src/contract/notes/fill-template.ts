import { formatDate, formatMoney } from '../written';

/** What may stand in double braces in a template, and what is put there: a text as it is, a day or an amount as it is written. */
export const templatePlaces = {
  ref: 'text',
  clientReference: 'text',
  clientName: 'text',
  debtorName: 'text',
  assetSummary: 'text',
  serialNumber: 'text',
  address: 'text',
  userName: 'text',
  today: 'date',
  nextActionDate: 'date',
  holdUntil: 'date',
  lastActivityDate: 'date',
  balanceAmount: 'money',
  arrearsAmount: 'money',
} as const;

export type TemplatePlace = keyof typeof templatePlaces;

/** The facts of one file by place: days `2026-11-20`, amounts `"1250.00"`. What is not known, or is masked, may be absent. */
export type TemplateFacts = { readonly [P in TemplatePlace]?: string | null | undefined };

/** What stands where a person has to write something themselves. */
const blank = '…';
const place = /\{\{\s*([\w.]+)\s*\}\}/g;

/** A template with the facts of a file in their places, in the reader's language. A place without a fact is a blank to be filled. */
export function fillTemplate(text: string, facts: TemplateFacts, locale: 'en' | 'fr'): string {
  return text.replace(place, (_, name: string) => {
    if (!isPlace(name)) return blank;
    const fact = facts[name];
    if (!fact || fact.startsWith('••••')) return blank;
    switch (templatePlaces[name]) {
      case 'date':
        return formatDate(fact, locale);
      case 'money':
        return formatMoney(fact, locale);
      default:
        return fact;
    }
  });
}

const isPlace = (name: string): name is TemplatePlace => Object.hasOwn(templatePlaces, name);
