import { numberOf } from './number-of';

/** What lenders call the columns that tell of a debtor and of who owes with them, as `placementHeads` does of the others. */
export const placementHeadsOfPeople = {
  debtorFirstName: [
    [
      'first name',
      'given name',
      'debtor s first name',
      'borrower first name',
      'customer first name',
      'client first name',
    ],
    ['prenom', 'prenom du debiteur', 'prenom debiteur', 'prenom de l emprunteur', 'prenom emprunteur'],
    ['prenom du client', 'prenom client', 'prenom du locataire', 'prenom locataire'],
  ].flat(),
  debtorMiddleName: [
    ['middle name', 'middle names', 'second name', 'debtor s middle name', 'borrower middle name'],
    ['deuxieme prenom', 'second prenom', 'autre prenom', 'autres prenoms', 'deuxieme prenom du debiteur'],
  ].flat(),
  debtorLastName: [
    [
      'last name',
      'surname',
      'debtor s last name',
      'family name',
      'borrower last name',
      'customer last name',
      'client last name',
    ],
    ['debtor', 'debtor name', 'borrower', 'borrower name', 'customer name', 'name'],
    ['nom de famille', 'nom du debiteur', 'nom debiteur', 'nom de l emprunteur', 'nom emprunteur'],
    ['nom du client', 'nom client', 'nom du locataire', 'nom locataire'],
    ['debiteur', 'debiteur principal', 'emprunteur', 'emprunteur principal', 'nom'],
  ].flat(),
  language: [
    ['language of correspondence', 'preferred language', 'debtor language', 'lang'],
    ['langue', 'langue de correspondance', 'langue du debiteur', 'langue preferee'],
  ].flat(),
  dateOfBirth: [
    ['date of birth', 'dob', 'birth date', 'birthdate', 'birthday', 'debtor date of birth'],
    ['date de naissance', 'naissance', 'ddn', 'date naissance', 'date de naissance du debiteur'],
  ].flat(),
  phone: [
    ['phone', 'phone number', 'telephone number', 'primary phone', 'tel'],
    ['telephone', ...numberOf('telephone', 'tel'), 'telephone principal'],
  ].flat(),
  homePhone: [
    ['home phone', 'home phone number', 'home tel', 'residence phone', 'phone home'],
    ['telephone residence', 'telephone a la maison', 'telephone domicile', 'telephone a domicile'],
    ['tel residence', 'tel domicile', 'tel maison', 'telephone maison'],
  ].flat(),
  cellPhone: [
    ['cell', 'cell phone', 'cell phone number', 'cellphone', 'mobile', 'mobile phone', 'mobile number'],
    ['cellulaire', 'telephone cellulaire', 'tel cellulaire', 'tel cell', 'telephone mobile', 'tel mobile'],
  ].flat(),
  workPhone: [
    ['work phone', 'work phone number', 'business phone', 'office phone', 'phone work', 'work tel'],
    ['telephone au travail', 'telephone travail', 'tel travail', 'tel au travail', 'telephone bureau'],
  ].flat(),
  email: [
    ['e mail', 'email address', 'e mail address', 'debtor email', 'borrower email', 'customer email'],
    ['courriel', 'adresse courriel', 'adresse de courriel', 'courriel du debiteur', 'courriel debiteur'],
    ['courriel de l emprunteur', 'courriel du client'],
  ].flat(),
  addressLine1: [
    ['address', 'address 1', 'address line 1', 'street', 'street address', 'mailing address'],
    ['street and number', 'adresse', 'adresse 1', 'numero et rue', 'no et rue', 'rue', 'adresse ligne 1'],
    ['ligne d adresse 1', 'adresse civique', 'adresse postale', 'adresse residentielle'],
    ['adresse du domicile', 'adresse domicile', 'adresse du debiteur', 'adresse debiteur'],
    ['adresse de l emprunteur', 'adresse emprunteur', 'adresse du client', 'adresse client'],
  ].flat(),
  addressLine2: [
    ['address 2', 'address line 2', 'apartment', 'apt', 'suite', 'apartment suite or unit'],
    ['adresse 2', 'adresse ligne 2', 'ligne d adresse 2', 'appartement', 'appart'],
    ['appartement bureau ou unite'],
  ].flat(),
  city: ['town', 'municipality', 'ville', 'municipalite', 'localite'],
  postalCode: ['postal', 'zip', 'zip code', 'postcode', 'code postal', 'cp'],
  employerName: [
    ['employer', 'employer name', 'name of employer', 'place of work'],
    ['employeur', 'nom de l employeur', 'nom employeur', 'lieu de travail'],
  ].flat(),
  employerPhone: [
    ['employer phone', 'employer s phone', 'employer telephone', 'employer phone number'],
    ['telephone de l employeur', 'telephone employeur', 'tel employeur', 'tel de l employeur'],
  ].flat(),
  coDebtorFirstName: [
    ['co debtor first name', 'co debtor s first name', 'co borrower first name', 'co applicant first name'],
    ['prenom du codebiteur', 'prenom codebiteur', 'prenom du coemprunteur', 'prenom coemprunteur'],
  ].flat(),
  coDebtorLastName: [
    ['co debtor', 'co debtor name', 'co debtor last name', 'co debtor s last name', 'co borrower'],
    ['co borrower name', 'co borrower last name', 'co applicant', 'co applicant last name'],
    ['codebiteur', 'nom du codebiteur', 'nom codebiteur', 'coemprunteur', 'nom du coemprunteur'],
    ['nom coemprunteur'],
  ].flat(),
  coDebtorPhone: [
    ['co debtor phone', 'co debtor s phone', 'co borrower phone', 'co applicant phone'],
    ['telephone du codebiteur', 'telephone codebiteur', 'telephone du coemprunteur'],
  ].flat(),
  coDebtorAddress: [
    ['co debtor address', 'co debtor s address', 'co borrower address', 'co applicant address'],
    ['co debtor street', 'co borrower street', 'co applicant street'],
    ['adresse du codebiteur', 'adresse codebiteur', 'adresse du coemprunteur', 'adresse coemprunteur'],
    ['rue du codebiteur', 'rue du coemprunteur'],
  ].flat(),
  coDebtorCity: [
    ['co debtor city', 'co debtor s city', 'co borrower city', 'co applicant city'],
    ['ville du codebiteur', 'ville codebiteur', 'ville du coemprunteur', 'ville coemprunteur'],
    ['municipalite du codebiteur', 'municipalite du coemprunteur'],
  ].flat(),
  coDebtorProvince: [
    ['co debtor province', 'co debtor s province', 'co borrower province', 'co applicant province'],
    ['province du codebiteur', 'province codebiteur', 'province du coemprunteur', 'province coemprunteur'],
  ].flat(),
  coDebtorPostalCode: [
    ['co debtor postal code', 'co debtor s postal code', 'co borrower postal code'],
    ['co applicant postal code', 'code postal du codebiteur', 'code postal codebiteur'],
    ['code postal du coemprunteur', 'code postal coemprunteur'],
  ].flat(),
} as const;
