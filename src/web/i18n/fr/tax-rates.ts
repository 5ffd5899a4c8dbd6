import type { TaxRatesTexts } from '../en/tax-rates';

export const taxRates: TaxRatesTexts = {
  add: 'Nouveaux taux à compter du…',
  title: 'Nouveaux taux : %{name}',
  now: 'Derniers taux : %{rates}, à compter du %{date}.',
  lead: 'Ils prennent fin la veille des nouveaux. Ce qui est facturé garde les taux d’alors.',
  save: 'Ajouter les taux',
  saved: '%{name} : nouveaux taux à compter du %{date}; les précédents prennent fin le %{until}.',
  names: { gst: 'TPS', hst: 'TVH', qst: 'TVQ' },
};
