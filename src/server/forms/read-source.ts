import type { FormDeclaration, FormSource } from '#contract/forms/form';
import type { JsonValue } from '#contract/fields';
import { choices as english } from '#contract/words/en/choices';
import { choices as french } from '#contract/words/fr/choices';
import { nameOf } from '../pdf/printed-company';
import type { FormFile } from './form-file';
import { claimantsOf } from './recipients';
import type { Deduction } from './trust-account';

const choices = { en: english, fr: french };
type Language = 'en' | 'fr';

type Read = (of: FormFile, language: Language, form: FormDeclaration) => JsonValue;

/** What each source says of a file: amounts and days as they travel, rows under names in the language of the form. */
const sources: { readonly [S in FormSource]: Read } = {
  'client.name': ({ client }) => nameOf(client),
  'debt.balance': ({ settlement }) => settlement.debt.balance,
  'debt.deficiency': ({ settlement }) => settlement.debt.deficiency,
  'debt.expenses': ({ settlement }, language) =>
    settlement.debt.expenses.map(({ feeType, amount }) => ({
      label: choices[language].feeType[feeType],
      amount,
    })),
  'debt.proceeds': ({ settlement }) => settlement.debt.proceeds,
  'debt.surplus': ({ settlement }) => settlement.debt.surplus,
  'parties.claimants': (of, _, form) => claimantsOf(form, of),
  'registry.name': ({ registry }) => registry,
  'sale.price': ({ file }) => file.remarketing?.salePrice ?? null,
  'trust.deductions': ({ settlement }, language) =>
    settlement.trust.deductions.map((one) => ({ label: deductionLabel(one, language), amount: one.amount })),
  'trust.net': ({ settlement }) => settlement.trust.net,
  'trust.receipts': ({ settlement }, language) =>
    settlement.trust.receipts.map(({ paymentType, amount }) => ({
      label: choices[language].paymentType[paymentType],
      amount,
    })),
  'trust.received': ({ settlement }) => settlement.trust.received,
  'trust.remittanceDate': ({ settlement }) => settlement.remittanceDate,
};

function deductionLabel(one: Deduction, language: Language): string {
  const { feeType, paymentType } = choices[language];
  if (one.kind === 'fee') return feeType[one.feeType];
  if (one.kind === 'payment') return paymentType[one.paymentType];
  if (one.kind === 'invoice') return one.invoiceNumber;
  const { line, invoiceNumber } = one;
  return [invoiceNumber, feeType[line.feeType], line.description].filter(Boolean).join(' · ');
}

/** What a form reads of a file by itself, by the names of its fields. */
export function readSources(
  form: FormDeclaration,
  of: FormFile,
  language: Language,
): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(form.reads).map(([field, source]) => [field, sources[source](of, language, form)]),
  );
}
