import type { MoneyStandingTexts } from '../en/money-standing';

export const moneyStanding: MoneyStandingTexts = {
  title: 'Finances',
  none: 'Rien n’est dû, à facturer ni détenu.',
  item: 'Poste',
  count: 'Nombre',
  amount: 'Montant',
  sum: 'En tout',
  groups: {
    owed: 'Comptes clients',
    billing: 'À facturer',
    trust: 'Fiducie',
    vendors: 'Comptes fournisseurs',
  },
  figures: {
    toBill: 'Frais sur aucune facture, avant taxes',
    inDraft: 'En brouillon',
    notSent: 'Émises et non envoyées',
    heldInTrust: 'Détenu en fiducie',
    toRemit: 'Encaissements à remettre',
    toDecide: 'À décider',
    toPost: 'À comptabiliser',
    toPay: 'À payer',
  },
};
