import type { Province } from './demo-places';
import type { Random } from './random';

const english = [
  'Amelia',
  'Liam',
  'Noah',
  'Priya',
  'Owen',
  'Harjit',
  'Mei',
  'Chidi',
  'Sofia',
  'Aiden',
  'Fatima',
  'Lucas',
];
const french = ['Élodie', 'Mathieu', 'Geneviève', 'Étienne', 'Noémie', 'Jérôme'];
const last = [
  'Tremblay',
  'Nguyen',
  'MacDonald',
  'Singh',
  'Gagnon',
  'Okafor',
  'Roy',
  'Chen',
  'Beaulieu',
  'Kowalski',
  'Arsenault',
  'Friesen',
  'Oliver',
  'Côté',
  'Hansen',
  'Whitebear-Test',
];
const businesses = [
  'Sample Haulage',
  'Prairie Test Farms',
  'Placeholder Excavation',
  'Example Landscaping',
  'Specimen Logistics',
  'Demo Harbour Marine',
];
const dealers = ['Sample Motors', 'Placeholder Auto Sales', 'Example Vehicle Centre'];
const concessions = ['Automobiles Modèle', 'Concession Gabarit'];
const entreprises = [
  'Les Entreprises de déneigement et de terrassement Exemple',
  'Transport Modèle',
  'Construction Gabarit',
  'Ferme Essai et fils',
];

export interface Name {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
}

/** First names as they are common in the province, an initial, and a last name. */
export function personName(random: Random, province: Province): Name {
  const isFrench = random.chance(province === 'QC' ? 0.75 : province === 'NB' ? 0.35 : 0.06);
  return {
    firstName: random.pick(isFrench ? french : english),
    middleName: `${random.pick([...'ABCDEFGHJKLMNPRSTVW'])}.`,
    lastName: random.pick(last),
  };
}

export function businessName(random: Random, province: Province, isDealer = false): string {
  const number = random.int(100, 999);
  return province === 'QC'
    ? `${random.pick(isDealer ? concessions : entreprises)} ${number} inc.`
    : `${random.pick(isDealer ? dealers : businesses)} ${number} Ltd.`;
}

/** The name as an address of electronic mail has it: lower case, without accents. */
export function mailName({ firstName, lastName }: Pick<Name, 'firstName' | 'lastName'>): string {
  return `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
