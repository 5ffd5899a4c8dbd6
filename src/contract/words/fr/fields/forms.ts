import type { FieldWords } from '../../field-words';

export const mergeFieldWords = {
  mergeFields: {
    'debtor.address': 'Adresse du destinataire',
    balance: 'Solde au dossier',
    claimBy: 'Réclamer au plus tard le',
    claimants: 'Réclamants',
    deductions: 'Déductions',
    deficiency: 'Solde résiduel',
    expenses: 'Frais',
    grossProceeds: 'Produit brut',
    netProceeds: 'Produit net',
    proceeds: 'Produit de la vente',
    receipts: 'Encaissements',
    registrationNumber: 'Numéro d’inscription',
    registry: 'Registre',
    remittanceDate: 'Date de remise',
    responseBy: 'Répondre au plus tard le',
    salePrice: 'Prix de vente',
    securedParty: 'Créancier garanti',
    surplus: 'Excédent',
  },
} satisfies Pick<FieldWords, 'mergeFields'>;
