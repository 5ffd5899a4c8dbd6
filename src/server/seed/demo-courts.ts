import type { Province } from './demo-places';

interface Court {
  readonly en: string;
  readonly fr: string;
}

/** The court of each province and territory that hears what is asked for about a unit, as it calls itself in either language. */
const courts: Readonly<Record<Province, Court>> = {
  AB: { en: 'Court of King’s Bench of Alberta', fr: 'Cour du Banc du Roi de l’Alberta' },
  BC: { en: 'Supreme Court of British Columbia', fr: 'Cour suprême de la Colombie-Britannique' },
  MB: { en: 'Court of King’s Bench of Manitoba', fr: 'Cour du Banc du Roi du Manitoba' },
  NB: { en: 'Court of King’s Bench of New Brunswick', fr: 'Cour du Banc du Roi du Nouveau-Brunswick' },
  NL: {
    en: 'Supreme Court of Newfoundland and Labrador',
    fr: 'Cour suprême de Terre-Neuve-et-Labrador',
  },
  NS: { en: 'Supreme Court of Nova Scotia', fr: 'Cour suprême de la Nouvelle-Écosse' },
  NT: {
    en: 'Supreme Court of the Northwest Territories',
    fr: 'Cour suprême des Territoires du Nord-Ouest',
  },
  NU: { en: 'Nunavut Court of Justice', fr: 'Cour de justice du Nunavut' },
  ON: { en: 'Superior Court of Justice', fr: 'Cour supérieure de justice' },
  PE: { en: 'Supreme Court of Prince Edward Island', fr: 'Cour suprême de l’Île-du-Prince-Édouard' },
  QC: { en: 'Superior Court of Québec', fr: 'Cour supérieure' },
  SK: { en: 'Court of King’s Bench for Saskatchewan', fr: 'Cour du Banc du Roi de la Saskatchewan' },
  YT: { en: 'Supreme Court of Yukon', fr: 'Cour suprême du Yukon' },
};

/** What somebody who writes in French, or in English, calls the court of a province. */
export const courtOf = (state: Province, isFrench: boolean): string => courts[state][isFrench ? 'fr' : 'en'];

/** The greffe of the district in which each town of Québec lies, and the chamber of the Superior Court that hears civil actions. */
const greffes: Readonly<Record<string, string>> = {
  ...{ Montréal: '500', Québec: '200', Laval: '540', Gatineau: '550' },
  ...{ Sherbrooke: '450', 'Trois-Rivières': '400', Saguenay: '150' },
};
const civil = '17';

/**
 * The number that a court gives to what is filed with it on a day by a debtor’s town, for the file of a number: in Québec greffe, chamber,
 * serial number and year with its check digit.
 */
export function courtFileOf(state: Province, city: string, ref: string, filedOn: string): string {
  const serial = ref.replace(/\D/g, '');
  if (state !== 'QC') return `CV-${serial}`;
  const year = `${filedOn.slice(2, 4)}${Number(serial) % 10}`;
  return `${greffes[city] ?? '500'}-${civil}-${serial.slice(-6).padStart(6, '1')}-${year}`;
}
