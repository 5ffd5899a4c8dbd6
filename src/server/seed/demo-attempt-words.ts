import type { ValueOf } from '#contract/vocabularies/index';

type Outcome = ValueOf<'attemptOutcome'>;
/** `drives`: only of what drives by itself, or only of what does not. */
type Said = readonly [en: string, fr: string, drives?: boolean];

/** What somebody who tried writes down, by what came of it: nobody is named there whom the file does not know. */
const said: { readonly [O in Outcome]?: readonly Said[] } = {
  no_contact: [
    ['Lights off, nobody answers.', 'Lumières éteintes, personne ne répond.'],
    ['Nothing in the driveway. Card left in the door.', 'Rien dans l’entrée. Carte laissée dans la porte.'],
    ['No answer, blinds drawn.', 'Pas de réponse, stores fermés.'],
    ['Rang and knocked; a light went out upstairs.', 'Sonné et frappé; une lumière s’est éteinte à l’étage.'],
    ['No answer at the front or the side door.', 'Pas de réponse ni à l’avant ni à la porte de côté.'],
  ],
  sighted: [
    ['Behind the building, blocked in by a truck.', 'Derrière l’immeuble, bloquée par un camion.'],
    ['In the rear lane, a car parked across it.', 'Dans la ruelle, une auto stationnée devant.'],
    ['Seen leaving; did not follow.', 'Vue au départ; pas suivie.', true],
  ],
  contact: [
    [
      'Spoke at the door; wants to call the lender first.',
      'Parlé à la porte; veut d’abord appeler le prêteur.',
    ],
    [
      'Spoke at the door; says that it is not there before six.',
      'Parlé à la porte; dit qu’elle n’y est pas avant 18 h.',
    ],
  ],
  negative: [
    ['New tenants, moved in last month.', 'Nouveaux locataires, arrivés le mois dernier.'],
    ['The house number does not exist.', 'Le numéro de porte n’existe pas.'],
  ],
  inaccessible: [
    ['In a locked underground garage.', 'Dans un garage souterrain verrouillé.', true],
    ['Behind a locked gate.', 'Derrière une barrière verrouillée.', false],
  ],
  refused: [['Told us to leave. We left.', 'On nous a dit de partir. Nous sommes partis.']],
  secured: [['Taken without incident.', 'Prise sans incident.']],
};

/** What is written of who is met and hands the unit over. */
const givenUp: readonly Said[] = [
  ['Spoke at the door; hands it over on the day agreed.', 'Parlé à la porte; la remet le jour convenu.'],
  ['Met at the door; hands it over once it is emptied.', 'Rencontré à la porte; la remet une fois vidée.'],
];

/** What is written besides where somebody went back to a door at which nobody had answered. */
const goneBack: readonly Said[] = [
  [
    'No answer again; the card is still in the door.',
    'Toujours pas de réponse; la carte est encore dans la porte.',
  ],
  ['No answer at the side door either.', 'Pas de réponse à la porte de côté non plus.'],
];

/**
 * What can be written of an outcome, in the language of the file. `isGivenUp`: whoever has the unit hands it over. `isAgain`: nobody had
 * answered at that door before.
 */
export const wordsOf = (
  outcome: Outcome,
  {
    isFrench,
    drives,
    isGivenUp,
    isAgain,
  }: {
    readonly isFrench: boolean;
    readonly drives: boolean;
    readonly isGivenUp: boolean;
    readonly isAgain: boolean;
  },
): readonly string[] =>
  [
    ...(outcome === 'contact' && isGivenUp ? givenUp : (said[outcome] ?? [])),
    ...(outcome === 'no_contact' && isAgain ? goneBack : []),
  ]
    .filter(([, , only]) => only === undefined || only === drives)
    .map(([english, french]) => (isFrench ? french : english));

const driven: readonly (ValueOf<'assetType'> | undefined)[] = [
  'automobile',
  'motorcycle',
  'powersports',
  'heavy_truck',
];

/** Whether a unit leaves a driveway by itself. */
export const drivesItself = (assetType: ValueOf<'assetType'> | undefined): boolean =>
  driven.includes(assetType);
