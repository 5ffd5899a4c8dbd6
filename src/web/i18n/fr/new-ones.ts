import type { NewOnes } from '../en/new-ones';

export const newOnes: NewOnes = {
  newOnes: {
    file: 'Nouveau dossier',
    companyAssignment: 'Nouveau mandat d’entreprise',
    relatedParty: 'Nouvelle partie liée',
    note: 'Nouvelle note',
    noteTemplate: 'Nouveau modèle de note',
    reminder: 'Nouveau rappel',
    history: 'Nouvelle entrée d’historique',
    company: 'Nouvelle entreprise',
    user: 'Nouvel utilisateur',
    role: 'Nouveau rôle',
    stage: 'Nouvelle étape',
    status: 'Nouveau statut',
    provinceTax: 'Nouveau taux de taxe provincial',
    document: 'Nouveau document',
    request: 'Nouvelle demande',
    companyFee: 'Nouveau tarif d’entreprise',
    fee: 'Nouveaux frais',
    projectedFee: 'Nouveaux frais prévus',
    invoice: 'Nouvelle facture',
    payment: 'Nouveau paiement',
    vendorInvoice: 'Nouvelle facture de fournisseur',
  },
};
