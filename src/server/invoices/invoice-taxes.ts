import { centsOf } from '#contract/money/cents';
import { provincialTaxesIn } from '#contract/money/tax-names';
import type { InvoicePrint } from './invoice-print';
import { invoiceTexts } from './invoice-texts';

const taxes = ['gst', 'hst', 'pst', 'qst'] as const;
type Tax = (typeof taxes)[number];

/** The taxes that an invoice bears, in the order of its columns. */
export const taxesOf = ({ lines }: InvoicePrint['invoice']): Tax[] =>
  taxes.filter((tax) => (lines ?? []).some((line) => centsOf(line[tax]) !== 0));

/** What a tax is called: a province's own as it is there, several of them after each other. */
export function nameOfTax({ language, lines, state }: InvoicePrint['invoice'], tax: Tax): string {
  return tax === 'pst' ? provincialTaxesIn(lines ?? [], state, language) : invoiceTexts[language][tax];
}

/** The rates at which a tax is on the lines: several where they are of several provinces. */
export function ratesOf({ lines, language }: InvoicePrint['invoice'], tax: Tax): string {
  const rates = [...new Set((lines ?? []).flatMap((line) => line[`${tax}Rate`] ?? []))];
  return rates
    .map((rate) => `${quantityOf(rate, language)}${language === 'fr' ? '\u00a0%' : '%'}`)
    .join(', ');
}

/** A quantity or a rate as it is written. */
export function quantityOf(quantity: number, language: 'en' | 'fr'): string {
  return language === 'fr' ? String(quantity).replace('.', ',') : String(quantity);
}
