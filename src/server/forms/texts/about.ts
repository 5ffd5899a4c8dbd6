import type { CommonField } from '../common-fields';

interface Row {
  readonly en: string;
  readonly fr: string;
  readonly value: `{{${CommonField}}}`;
}

/** What a form says it is about, by what the row is called here. */
const rows = {
  file: { en: 'Our file', fr: 'Notre dossier', value: '{{file.ref}}' },
  reference: { en: 'Your reference', fr: 'Votre référence', value: '{{file.clientReference}}' },
  creditor: { en: 'Creditor', fr: 'Créancier', value: '{{client.name}}' },
  agency: { en: 'Agency', fr: 'Agence', value: '{{agency.name}}' },
  debtor: { en: 'Debtor', fr: 'Débiteur', value: '{{debtor.fullName}}' },
  coDebtors: { en: 'Co-debtors', fr: 'Codébiteurs', value: '{{coDebtors}}' },
  contract: { en: 'Contract', fr: 'Contrat', value: '{{contract.number}}' },
  contractDate: { en: 'Contract date', fr: 'Date du contrat', value: '{{contract.date}}' },
  province: { en: 'Province', fr: 'Province', value: '{{province.name}}' },
  asset: { en: 'Asset', fr: 'Bien', value: '{{asset.description}}' },
  year: { en: 'Year', fr: 'Année', value: '{{asset.year}}' },
  make: { en: 'Make', fr: 'Marque', value: '{{asset.make}}' },
  model: { en: 'Model', fr: 'Modèle', value: '{{asset.model}}' },
  serial: { en: '{{asset.serialName}}', fr: '{{asset.serialName}}', value: '{{asset.serialNumber}}' },
  plate: { en: 'Plate', fr: 'Plaque', value: '{{asset.plateNumber}}' },
} as const satisfies Readonly<Record<string, Row>>;

/** The rows that tell what a form is about, in its language, with what else it says in the same place. */
export function about(
  language: 'en' | 'fr',
  names: readonly (keyof typeof rows)[],
  more: readonly (readonly [label: string, value: string])[] = [],
): { readonly facts: readonly (readonly [string, string])[] } {
  return { facts: [...names.map((name) => [rows[name][language], rows[name].value] as const), ...more] };
}
