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

/** The judicial centre or registry of a town, as it stands in the numbers of its court; a town without one goes to that of the first of its province. */
const centres: { readonly [P in Province]?: Readonly<Record<string, string>> } = {
  AB: { Calgary: '01', Edmonton: '03', 'Grande Prairie': '04', Lethbridge: '06', 'Red Deer': '10' },
  MB: { Winnipeg: '01', Brandon: '02' },
  SK: { Regina: 'RG', Saskatoon: 'SA', 'Moose Jaw': 'MJ' },
  NS: { Halifax: 'Hfx', Truro: 'Tru', Sydney: 'Syd' },
  NB: { Moncton: 'MC', Fredericton: 'FC', 'Saint John': 'SJC' },
  NL: { "St. John's": '01G', 'Corner Brook': '04G' },
  PE: { Charlottetown: 'S1', Summerside: 'S2' },
};

function centreOf(state: Province, city: string): string {
  const own = centres[state] ?? {};
  return own[city] ?? Object.values(own)[0] ?? '';
}

interface Filed {
  readonly city: string;
  /** The year in full, and its last two figures. */
  readonly year: string;
  readonly short: string;
  /** The serial number that the court gave, of so many figures. */
  readonly serial: (figures: number) => string;
}

/** How each court numbers what is filed with it. */
const numbering: Readonly<Record<Province, (filed: Filed) => string>> = {
  ON: ({ short, serial }) => `CV-${short}-${serial(8)}-0000`,
  QC: ({ city, short, serial }) =>
    `${greffes[city] ?? '500'}-${civil}-${serial(6).replace(/^0/, '1')}-${short}${serial(1)}`,
  AB: ({ city, short, serial }) => `${short}${centreOf('AB', city)}-${serial(5)}`,
  BC: ({ short, serial }) => `S-${short}${serial(4)}`,
  MB: ({ city, short, serial }) => `CI ${short}-${centreOf('MB', city)}-${serial(5)}`,
  SK: ({ city, year, serial }) => `KBG-${centreOf('SK', city)}-${serial(5)}-${year}`,
  NS: ({ city, serial }) => `${centreOf('NS', city)} No. 5${serial(5)}`,
  NB: ({ city, year, serial }) => `${centreOf('NB', city)}-${serial(3)}-${year}`,
  NL: ({ city, year, serial }) => `${year} ${centreOf('NL', city)} ${serial(4)}`,
  PE: ({ city, serial }) => `${centreOf('PE', city)}-GS-3${serial(4)}`,
  YT: ({ short, serial }) => `${short}-A${serial(4)}`,
  NT: ({ year, serial }) => `S-1-CV-${year} ${serial(6)}`,
  NU: ({ short, serial }) => `08-${short}-${serial(3)}-CVC`,
};

/** The number that a court gives to what is filed with it on a day by a debtor’s town, for the file of a number. */
export function courtFileOf(state: Province, city: string, ref: string, filedOn: string): string {
  const own = ref.replace(/\D/g, '');
  return numbering[state]({
    ...{ city, year: filedOn.slice(0, 4), short: filedOn.slice(2, 4) },
    serial: (figures) => own.slice(-Math.min(figures, 5)).padStart(figures, '0'),
  });
}
