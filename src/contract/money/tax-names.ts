import type { ValueOf } from '../vocabularies';
import { centsOf } from './cents';
import type { InvoiceLine } from './invoice-lines';

type Language = 'en' | 'fr';

/** What provinces call their own tax: most a provincial sales tax, Manitoba a retail sales tax, Québec its own. */
const words = {
  pst: { en: 'PST', fr: 'TVP' },
  rst: { en: 'RST', fr: 'TVD' },
  qst: { en: 'QST', fr: 'TVQ' },
} as const;
type Name = keyof typeof words;

const ofProvince: { readonly [P in ValueOf<'province'>]?: Name } = { MB: 'rst', QC: 'qst' };

/** The name of a province's own tax in a language; without a province the usual one. */
export function provincialTaxIn(
  province: ValueOf<'province'> | null | undefined,
  language: Language,
): string {
  return words[(province && ofProvince[province]) ?? 'pst'][language];
}

/** The names of the provincial sales taxes on the lines of an invoice of a file in `province`: several where they are taxed in several. */
export function provincialTaxesIn(
  lines: readonly Pick<InvoiceLine, 'pst' | 'state'>[],
  province: ValueOf<'province'> | null | undefined,
  language: Language,
): string {
  const borne = lines.filter(({ pst }) => centsOf(pst) !== 0);
  const names = borne.map(({ state }) => provincialTaxIn(state ?? province, language));
  return [...new Set(names)].join(' / ') || provincialTaxIn(province, language);
}

/** A name as the tax table has it, in a language: `'QST/TVQ'` → `'TVQ'`. One that is none of the known stays as it was entered. */
export function taxNameIn(entered: string, language: Language): string {
  const parts = entered.toUpperCase().split(/\s*\/\s*/);
  const known = (Object.keys(words) as Name[]).find((name) =>
    parts.every((part) => part === words[name].en || part === words[name].fr),
  );
  return known ? words[known][language] : entered;
}
