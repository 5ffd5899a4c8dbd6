import { formatDate, formatPhone } from '#contract/written';
import { addressLines, nameOf } from '../pdf/printed-company';
import type { PrintedCompany } from '../pdf/printed-company';
import { languages } from '../words/languages';
import type { FormFile } from './form-file';
import { licenceNumber } from './licence-number';
import { partyName } from './recipients';
import type { FormRecipient } from './recipients';
import { serialName } from './texts/serial-name';

/** The merge fields that every form has (3.11), written in its language; empty where the file does not say. */
export const commonFields = [
  'file.ref',
  'file.clientReference',
  'client.name',
  'client.address',
  'client.phone',
  'agency.name',
  'agency.address',
  'agency.licenceNumber',
  'agency.phone',
  'debtor.fullName',
  'debtor.address',
  'coDebtors',
  'asset.description',
  'asset.year',
  'asset.make',
  'asset.model',
  'asset.serialName',
  'asset.serialNumber',
  'asset.plateNumber',
  'contract.number',
  'contract.date',
  'today',
  'province.name',
  'user.fullName',
  'user.title',
] as const;

export type CommonField = (typeof commonFields)[number];

/** Reads what every form may say. */
export function readCommonFields(
  of: FormFile,
  recipients: readonly FormRecipient[],
  language: 'en' | 'fr',
): { readonly [F in CommonField]: string } {
  const { file, client, agency, parties, writer } = of;
  const debtors = parties.filter(({ relatedPartyType }) =>
    ['primary_debtor', 'business_debtor'].includes(relatedPartyType),
  );
  const others = parties.filter(({ relatedPartyType }) => relatedPartyType === 'co_debtor');
  const [first] = recipients;
  return {
    'file.ref': file.ref,
    'file.clientReference': file.clientReference ?? '',
    'client.name': nameOf(client),
    'client.address': addressOf(client),
    'client.phone': formatPhone(client.phone, language),
    'agency.name': nameOf(agency),
    'agency.address': addressOf(agency),
    'agency.licenceNumber': licenceNumber(agency, file.state, of.today),
    'agency.phone': formatPhone(agency.phone, language),
    'debtor.fullName': debtors.map(partyName).join(', ') || (file.debtorName ?? ''),
    'debtor.address': first?.address.join(', ') ?? '',
    coDebtors: others.map(partyName).join(', '),
    'asset.description': file.assetSummary ?? file.asset?.description ?? '',
    'asset.year': file.asset?.year ? String(file.asset.year) : '',
    'asset.make': assetPart(file.asset, 'Make'),
    'asset.model': assetPart(file.asset, 'Model'),
    'asset.serialName': serialName(file.assetType, language),
    'asset.serialNumber': file.serialNumber ?? '',
    'asset.plateNumber': file.asset?.plateNumber ?? '',
    'contract.number': file.contractNumber ?? '',
    'contract.date': file.contractDate ? formatDate(file.contractDate, language) : '',
    today: formatDate(of.today, language),
    'province.name': languages[language].choices.province[file.state],
    'user.fullName': writer.fullName,
    'user.title': writer.title ?? '',
  };
}

const addressOf = (company: PrintedCompany): string => addressLines(company).slice(1).join(', ');

// Each type of asset has fields of its own for its make and model: `auMake`, `trMake`, `maHullMake` …
function assetPart(asset: FormFile['file']['asset'], part: 'Make' | 'Model'): string {
  const found = Object.entries(asset ?? {}).find(([name, value]) => name.endsWith(part) && value);
  return found ? String(found[1]) : '';
}
