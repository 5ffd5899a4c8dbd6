import { describe, expect, it, test } from 'vitest';
import { placementColumnNames } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import { readHeader } from '#contract/placement/mapping';
import { plainName } from '#contract/placement/read-columns';
import { updateNames } from '#contract/placement/update-columns';
import { placementHeads } from '#contract/words/placement-heads';

const french: { readonly [column in PlacementColumn]?: readonly string[] } = {
  accountNumber: ['N° de prêt', 'Nº de prêt', 'Nᵒ contrat', 'No du contrat', 'Numéro de bail', 'Num. compte'],
  contractType: ['Genre de contrat', 'Genre du contrat', 'Nature du contrat', 'Type de financement'],
  debtorFirstName: ['Prénom emprunteur', 'Prénom du locataire'],
  debtorLastName: ['Nom emprunteur', 'Nom du locataire', 'Débiteur principal'],
  phone: ['N° de téléphone', 'Tél.', 'Téléphone principal'],
  addressLine1: ['Numéro et rue', 'Adresse du débiteur', 'Adresse résidentielle'],
  province: ['Province/Territoire', 'Province ou territoire'],
  vin: ['N° de série', 'Numéro de NIV', 'Numéro de série du véhicule'],
  year: ['Année du modèle', 'Millésime'],
  make: ['Manufacturier', 'Constructeur'],
  model: ['Modèle (véhicule)'],
  odometerKm: ['Odomètre (en km)', 'Lecture de l’odomètre'],
  balance: ['Solde exigible', 'Solde actuel', 'Solde total', 'Montant total dû'],
  arrears: ['Solde en souffrance', 'Montant échu', 'Total des arrérages'],
  daysPastDue: ['Nb de jours de retard', 'Nombre de jours en souffrance', 'Retard (jours)'],
  rush: ['Dossier prioritaire'],
  assignmentDate: ['Date d’attribution', 'Date de transfert', 'Confié le'],
  instructions: ['Commentaire', 'Observations', 'Directives particulières'],
  assignmentType: ['Type de mandat', 'Nature du mandat'],
  debtorType: ['Type de débiteur', 'Genre de débiteur'],
  isFarmer: ['Agriculteur', 'Exploitation agricole'],
  totalAmountSecured: ['Montant financé', 'Montant garanti'],
  amountPaid: ['Montant payé', 'Payé à ce jour'],
  paymentAmount: ['Mensualité', 'Montant du versement'],
  lastPaymentDate: ['Date du dernier paiement', 'Dernier versement'],
  plateNumber: ['Plaque d’immatriculation', 'N° de plaque', 'Immatriculation'],
  colour: ['Couleur', 'Couleur du véhicule'],
  coDebtorFirstName: ['Prénom du codébiteur', 'Prénom coemprunteur'],
  coDebtorLastName: ['Codébiteur', 'Nom du coemprunteur'],
  coDebtorPhone: ['Téléphone du codébiteur'],
  coDebtorAddress: ['Adresse du codébiteur', 'Adresse coemprunteur'],
  coDebtorCity: ['Ville du codébiteur', 'Municipalité du coemprunteur'],
  coDebtorProvince: ['Province du codébiteur'],
  coDebtorPostalCode: ['Code postal du codébiteur', 'Code postal coemprunteur'],
  registrationNumber: ['Numéro d’inscription', 'N° d’inscription RDPRM', 'Numéro RDPRM'],
  registrationExpiry: ['Échéance de l’inscription', 'Expiration de l’inscription'],
  collectorName: ['Recouvreur', 'Nom de l’agent de recouvrement', 'Agent au dossier'],
  collectorPhone: ['Téléphone du recouvreur', 'Tél. de l’agent de recouvrement'],
  collectorEmail: ['Courriel du recouvreur', 'Courriel de l’agent de recouvrement'],
  agreementNumber: ['Nᵒ de convention', 'Numéro de l’entente'],
  contractDate: ['Date du prêt', 'Signé le'],
  assetType: ['Genre de bien', 'Type de véhicule'],
  isInsolventBusiness: ['Insolvabilité', 'Entreprise insolvable'],
  dateOfBirth: ['Date de naissance', 'DDN'],
  employerName: ['Employeur', 'Nom de l’employeur'],
  employerPhone: ['Tél. de l’employeur', 'Téléphone employeur'],
  debtorMiddleName: ['Deuxième prénom', 'Autres prénoms'],
  language: ['Langue', 'Langue de correspondance'],
  homePhone: ['Tél. résidence', 'Téléphone à la maison'],
  cellPhone: ['Téléphone cellulaire', 'Cellulaire', 'Tél. cell.'],
  workPhone: ['Téléphone au travail', 'Tél. travail'],
  email: ['Courriel', 'Adresse courriel', 'Courriel du débiteur'],
  addressLine2: ['Appartement', 'Adresse 2', 'Adresse (ligne 2)'],
  trim: ['Version', 'Niveau de finition'],
  plateProvince: ['Province de la plaque', 'Province d’immatriculation'],
  insuranceStatus: ['État de l’assurance', 'Statut de l’assurance'],
  gpsInstalled: ['GPS installé', 'Muni d’un GPS'],
};

const meantBy = (head: string) => Object.keys(readHeader([head]).positions);

describe('knows what lenders of Québec write above', () => {
  it.each(Object.entries(french))('%s', (column, heads) => {
    expect(heads.map((head) => [head, meantBy(head)])).toEqual(heads.map((head) => [head, [column]]));
  });
});

it('reads the kind of contract also where files are changed', () => {
  const known = updateNames([]);
  expect(known.called('contractType')).toContain(plainName('Genre de contrat'));
});

it('leaves out what may mean two things', () => {
  for (const head of ['Client', 'Contrat', 'Montant', 'Date', 'Numéro', 'Type', 'Genre'])
    expect([head, meantBy(head)]).toEqual([head, []]);
});

test('no head means two columns', () => {
  const meant = placementColumnNames.flatMap((column) => [
    ...new Set([column, ...placementHeads[column]].map(plainName)),
  ]);
  expect(meant.filter((head, at) => meant.indexOf(head) !== at)).toEqual([]);
});
