import { numberOf } from './number-of';
import { placementHeadsOfPeople } from './placement-heads-of-people';

/**
 * What lenders call the columns of their placements, in both languages; letter case, accents, spaces and signs aside. A column’s own
 * name stands before these, and of several that would do the one that is named first here.
 */
export const placementHeads = {
  ...placementHeadsOfPeople,
  accountNumber: [
    ['account', 'account no', 'account #', 'acct', 'acct no', 'acct number', 'loan number', 'loan no'],
    ['contract number', 'contract no', 'lease number', 'client account', 'client reference'],
    ['compte', ...numberOf('compte'), 'numero du compte', 'no du compte', 'compte client'],
    numberOf('compte client', 'pret', 'contrat', 'bail', 'financement'),
    ['numero du pret', 'no du pret', 'numero du contrat', 'no du contrat'],
  ].flat(),
  contractType: [
    ['contract type', 'agreement type', 'loan type', 'product', 'product type', 'security type'],
    ['type de contrat', 'type contrat', 'type du contrat', 'genre de contrat', 'genre du contrat'],
    ['genre contrat', 'nature du contrat', 'nature de contrat', 'categorie de contrat', 'type d entente'],
    ['type de financement', 'genre de financement', 'nature du financement'],
    ['type de pret', 'type pret', 'genre de pret', 'nature du pret', 'type de credit'],
    ['produit', 'type de produit', 'type de surete'],
  ].flat(),
  province: [
    ['prov', 'province code', 'state', 'code de province', 'code province', 'prov territoire'],
    ['province territoire', 'province ou territoire', 'province etat'],
  ].flat(),
  vin: [
    [
      'vin number',
      'vin no',
      'vin #',
      'vin or serial number',
      'serial',
      'serial number',
      'serial no',
      'vehicle identification number',
    ],
    [
      'niv',
      ...numberOf('niv', 'serie', 'serie du vehicule'),
      'niv du vehicule',
      'niv vehicule',
      'niv ou numero de serie',
    ],
    ['numero d identification du vehicule', 'no d identification du vehicule'],
    ['n° d identification du vehicule'],
  ].flat(),
  year: [
    ['model year', 'yr', 'vehicle year', 'annee', 'annee modele', 'annee du modele', 'annee du vehicule'],
    ['annee vehicule', 'millesime'],
  ].flat(),
  make: [
    ['vehicle make', 'manufacturer', 'marque', 'marque du vehicule', 'marque vehicule', 'fabricant'],
    ['manufacturier', 'constructeur'],
  ].flat(),
  model: ['vehicle model', 'modele', 'modele du vehicule', 'modele vehicule'],
  odometerKm: [
    ['odometer', 'mileage', 'km', 'kms', 'kilometers', 'kilometres', 'odo'],
    ['odometre', 'odometre km', 'odometre en km', 'lecture de l odometre', 'lecture odometre'],
    ['kilometrage', 'kilometrage km', 'nombre de kilometres', 'nombre de km'],
  ].flat(),
  balance: [
    ['outstanding balance', 'balance owing', 'balance due', 'current balance', 'amount owing', 'payout'],
    ['principal balance', 'total balance', 'total owing'],
    ['solde', 'solde du', 'solde exigible', 'solde impaye', 'solde du compte', 'solde du pret'],
    ['solde du contrat', 'solde du financement', 'solde courant', 'solde actuel', 'solde restant'],
    [
      'solde total',
      'solde a payer',
      'solde en capital',
      'solde du capital',
      'montant du',
      'montant total du',
    ],
  ].flat(),
  arrears: [
    ['arrears amount', 'amount past due', 'past due amount', 'past due', 'delinquent amount'],
    ['arrieres', 'arriere', 'montant des arrieres', 'montant arriere', 'total des arrieres'],
    ['arrerages', 'arrerage', 'montant des arrerages', 'total des arrerages', 'solde en souffrance'],
    ['montant en souffrance', 'montant en retard', 'solde en retard', 'montant echu', 'retard'],
  ].flat(),
  daysPastDue: [
    ['dpd', 'days delinquent', 'days late', 'days in arrears', 'days overdue'],
    ['jours de retard', 'jours en retard', 'jours retard', 'jours en souffrance', 'jours d arrieres'],
    ['jours d arrerages', 'nombre de jours de retard', 'nombre de jours en retard'],
    ['nombre de jours en souffrance', 'nb de jours de retard', 'nb jours de retard', 'nb jours retard'],
    ['retard en jours', 'retard jours'],
  ].flat(),
  rush: [
    ['urgent', 'priority', 'is rush', 'rush file', 'urgence', 'prioritaire', 'dossier urgent'],
    ['dossier prioritaire', 'mandat urgent'],
  ].flat(),
  assignmentDate: [
    ['date assigned', 'assigned on', 'placement date', 'date placed', 'referral date'],
    ['date d assignation', 'date assignation', 'date de mandat', 'date du mandat', 'date mandat'],
    ['date d attribution', 'date de placement', 'date du placement', 'date de transfert'],
    ['date du transfert', 'date transfert', 'confie le', 'assigne le', 'transfere le'],
  ].flat(),
  instructions: [
    ['notes', 'comments', 'comment', 'remarks', 'special instructions', 'note'],
    ['directives', 'directive', 'commentaires', 'commentaire', 'remarques', 'remarque', 'observations'],
    ['consignes', 'consignes particulieres', 'instructions speciales', 'instructions particulieres'],
    ['directives speciales', 'directives particulieres'],
  ].flat(),
  assignmentType: [
    ['assignment type', 'order type', 'type of assignment', 'service requested', 'recovery type'],
    ['type de mandat', 'genre de mandat', 'nature du mandat', 'type d assignation', 'service demande'],
  ].flat(),
  debtorType: [
    ['debtor type', 'borrower type', 'customer type'],
    ['type de debiteur', 'genre de debiteur', 'type d emprunteur', 'type de client'],
  ].flat(),
  isFarmer: [
    ['farmer', 'farm', 'farm flag', 'farm debt', 'agriculteur', 'debiteur agricole', 'producteur agricole'],
    ['exploitation agricole'],
  ].flat(),
  totalAmountSecured: [
    ['total amount secured', 'amount secured', 'amount financed', 'total financed', 'original amount'],
    ['montant garanti', 'montant total garanti', 'montant finance', 'montant total finance'],
    ['montant initial', 'montant d origine'],
  ].flat(),
  amountPaid: [
    ['amount paid', 'total paid', 'paid to date', 'montant paye', 'montant total paye', 'total paye'],
    ['paye a ce jour', 'montant verse', 'total verse'],
  ].flat(),
  paymentAmount: [
    ['payment amount', 'instalment', 'installment', 'regular payment', 'monthly payment'],
    ['montant du versement', 'versement', 'versement mensuel', 'mensualite', 'paiement mensuel'],
    ['paiement regulier'],
  ].flat(),
  lastPaymentDate: [
    ['last payment date', 'date of last payment', 'last paid on', 'last payment'],
    ['date du dernier paiement', 'date du dernier versement', 'dernier paiement', 'dernier versement'],
  ].flat(),
  plateNumber: [
    ['plate', 'plate number', 'plate no', 'licence plate', 'license plate', 'tag'],
    ['plaque', 'immatriculation', 'plaque d immatriculation', ...numberOf('plaque', 'immatriculation')],
  ].flat(),
  colour: ['color', 'vehicle colour', 'vehicle color', 'couleur', 'couleur du vehicule', 'couleur vehicule'],
  registrationNumber: [
    ['registration number', 'registration no', 'registration #', 'ppsa registration', 'ppsr registration'],
    ['ppsa registration number', 'ppsr registration number', 'ppsa number', 'lien registration number'],
    [...numberOf('inscription'), 'numero d inscription', 'no d inscription', 'n° d inscription'],
    ['numero d inscription rdprm', 'no d inscription rdprm', 'n° d inscription rdprm', ...numberOf('rdprm')],
    ['numero d inscription au rdprm', 'no d inscription au rdprm', 'inscription rdprm'],
  ].flat(),
  registrationExpiry: [
    ['registration expiry', 'registration expiry date', 'registration expires', 'lien expiry', 'ppsa expiry'],
    ['echeance de l inscription', 'expiration de l inscription', 'date d expiration de l inscription'],
    ['date d echeance de l inscription', 'fin de l inscription'],
  ].flat(),
  collectorName: [
    ['collector', 'collector name', 'contact at the client', 'account manager', 'account rep'],
    ['collections officer', 'collection agent', 'handled by', 'lender contact', 'contact at lender'],
    ['recouvreur', 'recouvreuse', 'nom du recouvreur', 'agent de recouvrement', 'agente de recouvrement'],
    ['nom de l agent de recouvrement', 'agent au dossier', 'responsable du compte', 'charge de compte'],
    ['personne ressource chez le client', 'personne ressource'],
  ].flat(),
  collectorPhone: [
    ['collector phone', 'collector s phone', 'collector telephone', 'phone of the contact at the client'],
    ['account manager phone', 'collections officer phone', 'telephone du recouvreur', 'tel du recouvreur'],
    ['telephone de l agent de recouvrement', 'tel de l agent de recouvrement'],
    ['telephone de la personne ressource'],
  ].flat(),
  collectorEmail: [
    ['collector email', 'collector s email', 'collector e mail', 'email of the contact at the client'],
    ['account manager email', 'collections officer email', 'courriel du recouvreur'],
    ['courriel de l agent de recouvrement', 'courriel de la personne ressource'],
  ].flat(),
  agreementNumber: [
    ['agreement number', 'agreement no', 'agreement #', 'financing agreement number'],
    ['numero d entente', 'no d entente', ...numberOf('convention')],
    ['numero de l entente', 'no de l entente', 'numero de la convention', 'no de la convention'],
  ].flat(),
  contractDate: [
    ['contract date', 'date of contract', 'agreement date', 'loan date', 'date of loan', 'signed on'],
    ['date du contrat', 'date de contrat', 'date contrat', 'date de l entente', 'date du pret'],
    ['date de signature', 'signe le'],
  ].flat(),
  assetType: [
    ['asset type', 'type of asset', 'collateral type', 'unit type', 'vehicle type', 'type of vehicle'],
    ['type de bien', 'genre de bien', 'nature du bien', 'type d actif', 'type de vehicule'],
    ['genre de vehicule', 'type d unite'],
  ].flat(),
  isInsolventBusiness: [
    ['insolvency flag', 'insolvent', 'insolvency', 'insolvent business', 'bankrupt'],
    ['insolvable', 'insolvabilite', 'entreprise insolvable', 'indicateur d insolvabilite'],
  ].flat(),
  trim: [
    ['trim level', 'vehicle trim', 'version', 'version du vehicule', 'niveau de finition', 'finition'],
  ].flat(),
  plateProvince: [
    ['plate s province', 'plate state', 'licence plate province', 'license plate province', 'plate prov'],
    ['province de la plaque', 'province plaque', 'province d immatriculation'],
    ['province de l immatriculation'],
  ].flat(),
  insuranceStatus: [
    ['insurance status', 'etat de l assurance', 'statut de l assurance', 'statut assurance'],
  ].flat(),
  gpsInstalled: [
    ['gps installed', 'has gps', 'with gps', 'gps installe', 'muni d un gps', 'avec gps'],
  ].flat(),
} as const;
