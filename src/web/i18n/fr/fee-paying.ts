import type { FeePayingTexts } from '../en/fee-paying';

export const feePaying: FeePayingTexts = {
  on: 'Indiquer la date de paiement',
  title: 'Quand ces frais ont-ils été payés? |||| Quand ces %{count} frais ont-ils été payés?',
  leftOut:
    '%{count} ligne est laissée de côté : ces frais ne sont pas encore facturés ou approuvés. |||| %{count} lignes sont laissées de côté : ces frais ne sont pas encore facturés ou approuvés.',
  none: 'Ces frais ne sont encore ni facturés ni approuvés.',
  save: 'Enregistrer la date',
  done: '%{count} ligne de frais est payée. |||| %{count} lignes de frais sont payées.',
};
