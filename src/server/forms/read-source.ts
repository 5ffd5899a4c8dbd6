import { colourWord } from '#contract/colours';
import type { JsonValue } from '#contract/fields';
import type { FileFact, FormDeclaration, FormSource, NoticeDay } from '#contract/forms/form';
import { valuesAt } from '#contract/leaves';
import { amountOf, centsOf, sumOf } from '#contract/money/cents';
import { debtAfterSale } from '#contract/money/settlement';
import { provincialTaxIn } from '#contract/money/tax-names';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { formatDate } from '#contract/written';
import { nameOf } from '../pdf/printed-company';
import type { PrintedCompany } from '../pdf/printed-company';
import { nameOfPurchaser } from '../rules/purchaser/purchaser-checks';
import { languages } from '../words/languages';
import { flagWord } from '../words/value-words';
import type { FileWork } from './file-work';
import type { FormFile } from './form-file';
import type { FormPhotos } from './form-photos';
import { noticeDay } from './notice-day';
import type { ServedSo } from './notice-day';
import { addressesOf, claimantsOf } from './recipients';
import type { FormRecipient } from './recipients';
import type { Settlement } from './settlement';
import type { Deduction } from './trust-account';

type Language = 'en' | 'fr';

/** What is known beside the file while a form is read: for whom it is, and in which language. */
interface Reading {
  readonly form: FormDeclaration;
  readonly recipients: readonly FormRecipient[];
  readonly language: Language;
  readonly served: ServedSo;
  readonly photos: FormPhotos;
}
type Read = (of: FormFile, reading: Reading) => JsonValue | Promise<JsonValue>;

/** What each source says of a file: amounts and days as they travel, rows under names in the language of the form. */
const sources: { readonly [S in Exclude<FormSource, FileFact | NoticeDay>]: Read } = {
  'asset.colour': ({ file }, { language }) =>
    file.asset?.colour ? colourWord(file.asset.colour, language) : null,
  'client.name': ({ client }) => nameOf(client),
  'contract.lastFour': ({ file }) => file.bankAccountNumber.slice(-4),
  'debt.balance': ({ settlement }) => settlement.debt.balance,
  // Where nobody says what of the balance is interest, all of it may be principal.
  'debt.capital': ({ file }) => principalOf(file) ?? file.balanceAmount,
  'debt.deficiency': ({ settlement }) => settlement.debt.deficiency,
  'debt.expenses': ({ settlement }, reading) => feeRows(settlement.debt.expenses, reading),
  'debt.principal': ({ file }) => principalOf(file),
  'debt.proceeds': ({ settlement }) => settlement.debt.proceeds,
  'debt.surplus': ({ settlement }) => settlement.debt.surplus,
  'debt.toRedeem': ({ file, settlement }) => withExpenses(file.balanceAmount, settlement),
  'debt.toReinstate': ({ file, settlement }) => withExpenses(file.arrearsAmount, settlement),
  'parties.addresses': (of) => orNull(addressesOf(of)),
  'parties.claimants': (of, { form }) => claimantsOf(form, of),
  'photos.further': (_, { photos }) => photos.further || null,
  'photos.shown': ({ file }, { photos, language }) =>
    photos.shown.map(({ _id, photoSlot, createdAt }) => ({
      documentId: _id,
      label: [
        photoSlot && languages[language].choices.photoSlot[photoSlot],
        formatDate(todayIn(file.state, new Date(createdAt)), language),
      ].join(' · '),
    })),
  'registry.name': ({ registry }) => registry,
  'sale.dealerLicence': ({ purchaser }) =>
    purchaser?.dealerLicenceNumber
      ? [purchaser.dealerLicenceNumber, purchaser.licenceProvince].filter(Boolean).join(', ')
      : null,
  'sale.exemption': ({ purchaser }, { language }) =>
    purchaser?.isTaxExempt ? (purchaser.exemptionReason ?? flagWord(true, language)) : null,
  'sale.price': ({ file }) => file.remarketing?.salePrice ?? null,
  'sale.purchaser': (of) => (of.purchaser ? nameOfPurchaser(of.purchaser) : null),
  'sale.taxNumbers': ({ purchaser }, { language }) => purchaser && taxNumbersOf(purchaser, language),
  'storage.place': (of) => {
    const lot = of.named('storage.lotCompanyId')[0];
    return [lot && nameOf(lot), of.file.storage?.lotAddress].filter(Boolean).join(', ') || null;
  },
  'trust.deductions': ({ settlement }, { language }) =>
    settlement.trust.deductions.map((one) => ({ label: deductionLabel(one, language), amount: one.amount })),
  'trust.net': ({ settlement }) => settlement.trust.net,
  'trust.receipts': ({ settlement }, { language }) =>
    settlement.trust.receipts.map(({ paymentType, amount }) => ({
      label: languages[language].choices.paymentType[paymentType],
      amount,
    })),
  'trust.received': ({ settlement }) => settlement.trust.received,
  'trust.remittanceDate': ({ settlement }) => settlement.remittanceDate,
  'vendor.name': (of) => firstName(of.named('recovery.vendorCompanyId')),
  'vendor.paid': async (of, reading) =>
    orNull(
      (await paidTo(of, reading)).map(({ invoiceNumber, paidDate, amount }) => ({
        label: [invoiceNumber, paidDate && formatDate(paidDate, reading.language)]
          .filter(Boolean)
          .join(' · '),
        amount,
      })),
    ),
  'vendor.paidTotal': async (of, reading) => sumOrNull(await paidTo(of, reading)),
  'work.attempts': async (of, { language }) => {
    const { attemptOutcome, attemptTimeBand } = languages[language].choices;
    return (await of.work()).attempts.map(({ on, timeBand, outcome }) =>
      [formatDate(on, language), attemptTimeBand[timeBand], attemptOutcome[outcome]].join(' · '),
    );
  },
  'work.charged': async (of, reading) => feeRows((await of.work()).charged, reading),
  'work.chargedTotal': async (of) => sumOrNull((await of.work()).charged),
  'work.steps': async (of, { language }) =>
    (await of.work()).steps.map(
      ({ on, status }) => `${formatDate(on, language)} · ${languages[language].choices.statusName[status]}`,
    ),
};

/** The numbers under which a purchaser accounts for taxes, each with the name of its tax. */
function taxNumbersOf(purchaser: Recorded<'purchaser'>, language: Language): string | null {
  const { gstHstNumber, qstNumber, pstNumber, state } = purchaser;
  const provincial = provincialTaxIn(state === 'QC' ? null : state, language);
  const numbers = [
    [language === 'fr' ? 'TPS/TVH' : 'GST/HST', gstHstNumber],
    [provincialTaxIn('QC', language), qstNumber],
    [provincial, pstNumber],
  ].flatMap(([name, number]) => (number ? [`${name} ${number}`] : []));
  return numbers.length > 0 ? numbers.join(' · ') : null;
}

/** The balance without its interest, where the file tells them apart. */
const principalOf = ({ balanceAmount, interestAmount }: FormFile['file']): string | null =>
  balanceAmount && interestAmount ? amountOf(centsOf(balanceAmount) - centsOf(interestAmount)) : null;
const firstName = ([company]: readonly PrintedCompany[]): string | null => (company ? nameOf(company) : null);
const orNull = <T extends JsonValue>(rows: readonly T[]): readonly T[] | null =>
  rows.length > 0 ? rows : null;
const sumOrNull = (rows: readonly { readonly amount: string }[]): string | null =>
  rows.length > 0 ? sumOf(rows.map(({ amount }) => amount)) : null;

// Nobody reads on paper what another vendor was paid.
async function paidTo(of: FormFile, { recipients }: Reading): Promise<FileWork['paidInvoices']> {
  const { paidInvoices } = await of.work();
  return paidInvoices.filter(({ companyId }) => recipients.some(({ _id }) => _id === companyId));
}

function feeRows(fees: FileWork['charged'], { language }: Reading) {
  return fees.map(({ feeType, amount }) => ({ label: languages[language].choices.feeType[feeType], amount }));
}

/** What is owed with the expenses that are the debtor's, before anything is sold. */
function withExpenses(owed: string | null, { debt }: Settlement): string | null {
  const amounts = debt.expenses.map(({ amount }) => amount);
  return debtAfterSale(owed, amounts, '0.00').remaining;
}

function deductionLabel(one: Deduction, language: Language): string {
  const { feeType, paymentType } = languages[language].choices;
  if (one.kind === 'fee') return feeType[one.feeType];
  if (one.kind === 'payment') return paymentType[one.paymentType];
  if (one.kind === 'invoice') return one.invoiceNumber;
  const { line, invoiceNumber } = one;
  return [invoiceNumber, feeType[line.feeType], line.description].filter(Boolean).join(' · ');
}

/** What a form reads of a file by itself, by the names of its fields. */
export async function readSources(of: FormFile, reading: Reading): Promise<Record<string, JsonValue>> {
  const read: Record<string, JsonValue> = {};
  for (const [field, source] of Object.entries(reading.form.reads))
    read[field] = await readSource(of, source, reading);
  return read;
}

async function readSource(of: FormFile, source: FormSource, reading: Reading): Promise<JsonValue> {
  if (isFact(source)) return (valuesAt(of.file, source.slice('file.'.length))[0] ?? null) as JsonValue;
  if (isNoticeDay(source)) return noticeDay(of, source, reading.served);
  return sources[source](of, reading);
}

const isNoticeDay = (source: FormSource): source is NoticeDay => source.startsWith('notice.');
const isFact = (source: FormSource): source is FileFact => source.startsWith('file.');
