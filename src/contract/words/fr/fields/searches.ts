import type { FieldWords } from '../../field-words';

const ordered = {
  fileId: 'Dossier',
  status: 'Statut',
  again: 'Commandée de nouveau malgré tout',
  cost: 'Coût',
  provider: 'Fournisseur',
  providerReference: 'Référence du fournisseur',
  orderedBy: 'Commandée par',
  orderedAt: 'Commandée le',
  completedAt: 'Répondue le',
  expiresOn: 'Compte jusqu’au',
  problem: 'Raison de l’attente ou de l’échec',
} as const;

export const searchFields = {
  vinSearch: {
    ...ordered,
    vin: 'NIV ou numéro de série',
    jurisdictions: 'Registres',
    ownRegistrationFound: 'Notre inscription trouvée',
    priorityRank: 'Notre rang',
    results: 'Inscriptions',
  },
  personDebtorSearch: {
    ...ordered,
    relatedPartyId: 'Partie liée',
    jurisdictions: 'Registres',
    searchMode: 'Mode',
    results: 'Inscriptions',
  },
  lienDischarge: {
    ...ordered,
    registrationNumber: 'Numéro d’inscription',
    jurisdiction: 'Registre',
    reason: 'Motif',
    dischargeNumber: 'Numéro de radiation',
    dischargedOn: 'Radiée le',
  },
  vhr: {
    ...ordered,
    vin: 'NIV ou numéro de série',
    product: 'Produit',
    includeIcbc: 'Avec l’ICBC',
    summary: 'Sommaire',
  },
  lienHolder: { fileId: 'Dossier', parties: 'Créanciers garantis' },
} satisfies Partial<FieldWords>;

export const searchNames = {
  vinSearch: { one: 'Recherche par NIV', many: 'Recherches par NIV', new: 'Nouvelle recherche par NIV' },
  personDebtorSearch: {
    one: 'Recherche de débiteur',
    many: 'Recherches de débiteur',
    new: 'Nouvelle recherche de débiteur',
  },
  lienDischarge: {
    one: 'Radiation de sûreté',
    many: 'Radiations de sûretés',
    new: 'Nouvelle radiation de sûreté',
  },
  vhr: {
    one: 'Rapport d’historique de véhicule',
    many: 'Rapports d’historique de véhicule',
    new: 'Nouveau rapport d’historique',
  },
  lienHolder: {
    one: 'Créanciers garantis',
    many: 'Créanciers garantis',
    new: 'Nouveaux créanciers garantis',
  },
} satisfies Partial<FieldWords['resources']>;
