/** Comment un prix s’établit, tel qu’on le dit à côté d’un montant. Unités : une, et plusieurs. */
export const priced = {
  units: {
    flat: null,
    each: ['unité', 'unités'],
    per_km: ['km', 'km'],
    per_day: ['jour', 'jours'],
    per_hour: ['heure', 'heures'],
    percent: null,
    cost: null,
  },
  shares: {
    balance: '{rate}\u00a0% du solde',
    salePrice: '{rate}\u00a0% du prix de vente',
    rest: '{rate}\u00a0% du reste facturé au dossier',
    named: '{rate}\u00a0% du montant indiqué',
  },
  base: 'calculé sur {amount}',
  free: '{count} sans frais',
  least: 'au moins {amount}',
  most: 'au plus {amount}',
} as const;
