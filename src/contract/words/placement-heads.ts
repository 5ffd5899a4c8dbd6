/**
 * What lenders call the columns of their placements, in both languages; letter case, accents, spaces and signs aside. A column’s own
 * name stands before these, and of several that would do the one that is named first here.
 */
export const placementHeads = {
  accountNumber: [
    ['account', 'account no', 'account #', 'acct', 'acct no', 'acct number', 'loan number', 'loan no'],
    ['contract number', 'contract no', 'lease number', 'client account', 'client reference'],
    ['compte', 'numero de compte', 'no de compte', 'no compte', 'n° de compte', 'numero compte'],
    ['numero de pret', 'no de pret', 'numero de contrat', 'no de contrat', 'no contrat'],
  ].flat(),
  contractType: [
    ['contract type', 'agreement type', 'loan type', 'product', 'product type', 'security type'],
    ['type de contrat', 'type contrat', 'type de pret', 'produit', 'type de produit', 'type de surete'],
  ].flat(),
  debtorFirstName: [
    ['first name', 'given name', 'borrower first name', 'customer first name', 'client first name'],
    ['prenom', 'prenom du debiteur', 'prenom debiteur', 'prenom de l emprunteur', 'prenom du client'],
  ].flat(),
  debtorLastName: [
    ['last name', 'surname', 'family name', 'borrower last name', 'customer last name', 'client last name'],
    ['debtor', 'debtor name', 'borrower', 'borrower name', 'customer name', 'name'],
    ['nom de famille', 'nom du debiteur', 'nom debiteur', 'nom de l emprunteur', 'nom du client'],
    ['debiteur', 'emprunteur', 'nom'],
  ].flat(),
  phone: [
    ['phone', 'phone number', 'telephone number', 'home phone', 'cell', 'cell phone', 'mobile', 'tel'],
    ['telephone', 'numero de telephone', 'no de telephone', 'no tel', 'cellulaire'],
  ].flat(),
  addressLine1: [
    ['address', 'address 1', 'address line 1', 'street', 'street address', 'mailing address'],
    ['adresse', 'adresse 1', 'rue', 'adresse ligne 1', 'adresse postale', 'adresse civique'],
  ].flat(),
  city: ['town', 'municipality', 'ville', 'municipalite', 'localite'],
  province: ['prov', 'province code', 'state', 'code de province', 'prov territoire'],
  postalCode: ['postal', 'zip', 'zip code', 'postcode', 'code postal', 'cp'],
  vin: [
    [
      'vin number',
      'vin no',
      'vin #',
      'serial',
      'serial number',
      'serial no',
      'vehicle identification number',
    ],
    ['niv', 'no de serie', 'numero de serie', 'no serie', 'numero d identification du vehicule'],
  ].flat(),
  year: ['model year', 'yr', 'vehicle year', 'annee', 'annee modele', 'annee du vehicule'],
  make: ['vehicle make', 'manufacturer', 'marque', 'fabricant', 'marque du vehicule'],
  model: ['vehicle model', 'modele', 'modele du vehicule'],
  odometerKm: [
    ['odometer', 'mileage', 'km', 'kms', 'kilometers', 'kilometres', 'odo'],
    ['odometre', 'odometre km', 'kilometrage', 'kilometrage km'],
  ].flat(),
  balance: [
    ['outstanding balance', 'balance owing', 'balance due', 'current balance', 'amount owing', 'payout'],
    ['principal balance', 'total balance', 'total owing'],
    ['solde', 'solde du', 'solde impaye', 'solde du compte', 'solde courant', 'montant du'],
  ].flat(),
  arrears: [
    ['arrears amount', 'amount past due', 'past due amount', 'past due', 'delinquent amount'],
    ['arrieres', 'arriere', 'montant des arrieres', 'montant arriere'],
    ['arrerages', 'montant des arrerages', 'montant en souffrance', 'montant en retard', 'retard'],
  ].flat(),
  daysPastDue: [
    ['dpd', 'days delinquent', 'days late', 'days in arrears', 'days overdue'],
    ['jours de retard', 'jours en retard', 'jours en souffrance', 'nombre de jours de retard'],
  ].flat(),
  rush: ['urgent', 'priority', 'is rush', 'rush file', 'urgence', 'prioritaire', 'dossier urgent'],
  assignmentDate: [
    ['date assigned', 'assigned on', 'placement date', 'date placed', 'referral date'],
    ['date d assignation', 'date de mandat', 'date du mandat', 'date de placement', 'date de transfert'],
  ].flat(),
  instructions: [
    ['notes', 'comments', 'comment', 'remarks', 'special instructions'],
    ['directives', 'commentaires', 'remarques', 'consignes', 'instructions speciales'],
  ].flat(),
} as const;
