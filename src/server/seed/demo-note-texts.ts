import { onceCarried } from './demo-carriage';
import type { Answer, NoteText } from './demo-note-text';
import {
  early,
  field,
  kept,
  legal,
  looking,
  seeking,
  selling,
  settling,
  beforeVisits,
  notInYard,
  agreed,
} from './demo-note-text';
import { agencyNotes } from './demo-note-texts-agency';

const listed: Answer = ['Yes. The list of it is on the file.', 'Oui. La liste en est au dossier.'];
const nothingMore: Answer = [
  'Nothing for now. You hear of it as soon as there is.',
  'Rien pour l’instant. Vous le saurez dès qu’il y aura du nouveau.',
];

const clientNotes: readonly NoteText[] = [
  {
    type: 'client_instruction',
    in: [...early, ...seeking],
    not: agreed,
    en: ['Please proceed', 'No arrangement with this customer. Please proceed.'],
    fr: ['Veuillez procéder', 'Aucune entente avec ce client. Veuillez procéder.'],
  },
  {
    type: 'client_instruction',
    in: seeking,
    not: agreed,
    en: ['Account unchanged', 'No payment has come in since the placement. Keep the file active.'],
    fr: ['Compte inchangé', 'Aucun paiement reçu depuis le mandat. Garder le dossier actif.'],
    again: true,
  },
  {
    type: 'general',
    in: looking,
    en: [
      'Another number',
      'Our branch has a second phone number on an older application. We look it up for you.',
    ],
    fr: [
      'Un autre numéro',
      'Notre succursale a un second numéro sur une demande antérieure. Nous le cherchons pour vous.',
    ],
  },
  {
    type: 'general',
    in: [...seeking, ...selling],
    en: ['Update please', 'Could you tell us where this stands? Our committee meets on Friday.'],
    fr: ['Des nouvelles?', 'Où en est ce dossier? Notre comité se réunit vendredi.'],
    again: true,
    answers: {
      skip_trace: [
        'The customer is still being looked for. What is found stands on the file the same day.',
        'Le client est toujours recherché. Ce qui est trouvé est au dossier le jour même.',
      ],
      field_recovery: [
        'In the field. What is done there stands on the file the same day.',
        'Sur le terrain. Ce qui s’y fait est au dossier le jour même.',
      ],
      remarketing: [
        'The sale goes on. Each step of it stands on the file the day it is made.',
        'La vente suit son cours. Chaque étape est au dossier le jour même.',
      ],
    },
  },
  {
    type: 'general',
    in: early,
    not: ['information_required'],
    en: ['Anything missing?', 'Is anything missing in what we sent you with the placement?'],
    fr: ['Manque-t-il quelque chose?', 'Manque-t-il quelque chose à ce que nous avons joint au mandat?'],
    answers: {
      intake: [
        'Nothing that we know of. Whatever we still need we ask for on the file.',
        'Rien à notre connaissance. Ce qu’il nous faudra encore, nous le demandons au dossier.',
      ],
    },
  },
  {
    type: 'general',
    in: kept,
    has: 'belongings',
    en: ['Belongings?', 'Was anything of the customer’s left in the unit?'],
    fr: ['Des effets?', 'Le client a-t-il laissé quelque chose dans l’unité?'],
    answers: {
      secured: listed,
      notice_period: listed,
    },
  },
  {
    type: 'general',
    in: kept,
    // In Québec a debtor asks for it without such a notice.
    only: ['notice_sent', 'notice_expired'],
    wanted: true,
    en: [
      'Customer called us',
      'The customer asked what it costs to take the unit back. We said that the notice says so.',
    ],
    fr: [
      'Appel du client',
      'Le client demande ce qu’il en coûte de reprendre l’unité. Nous avons dit que l’avis l’indique.',
    ],
  },
  {
    type: 'general',
    in: [...kept, ...selling],
    not: [...notInYard, ...onceCarried],
    en: ['Storage', 'Please keep the days in the yard as few as the law lets you.'],
    fr: ['Entreposage', 'Veuillez limiter les jours à la cour à ce que la loi exige.'],
  },
  {
    type: 'general',
    in: [...settling, ...legal],
    en: ['For our records', 'Noted on our side. Please send the papers when they are there.'],
    fr: ['Pour nos dossiers', 'Noté de notre côté. Veuillez envoyer les papiers quand ils seront là.'],
    again: true,
  },
];

const vendorNotes: readonly NoteText[] = [
  {
    type: 'field_update',
    in: field,
    not: [...beforeVisits, ...agreed],
    has: 'unanswered',
    en: [
      'Report of an attempt',
      'Nobody answered the door. The unit was not there. The attempt is on the file.',
    ],
    fr: [
      'Rapport d’une tentative',
      'Personne n’a ouvert. L’unité n’y était pas. La tentative est au dossier.',
    ],
    again: true,
  },
  {
    type: 'field_update',
    in: field,
    not: [...beforeVisits, ...agreed],
    en: ['Passed by', 'Passed the address on the way to another file. Driveway empty.'],
    fr: ['Passage', 'Passé devant l’adresse en route vers un autre dossier. Entrée vide.'],
    again: true,
  },
  {
    type: 'safety_alert',
    in: field,
    not: beforeVisits,
    en: ['Dog on site', 'Large dog loose behind the house. Two agents for the next visit.'],
    fr: [
      'Chien sur place',
      'Gros chien en liberté derrière la maison. Deux agents pour la prochaine visite.',
    ],
  },
  {
    type: 'field_update',
    in: field,
    en: ['Route planned', 'The address is on the route of this week.'],
    fr: ['Tournée prévue', 'L’adresse est sur la tournée de cette semaine.'],
    again: true,
  },
  {
    type: 'general',
    in: field,
    not: agreed,
    en: ['Way in?', 'Is there a code for the gate, or somebody who lets us in?'],
    fr: ['L’accès?', 'Y a-t-il un code pour la barrière, ou quelqu’un qui nous ouvre?'],
    answers: {
      field_recovery: [
        'We know of none. Ask at the door, and go in behind nobody.',
        'Aucun à notre connaissance. Demandez à la porte, et n’entrez derrière personne.',
      ],
    },
  },
  {
    type: 'general',
    in: kept,
    en: ['Anything else?', 'Is anything more to be done on our side?'],
    fr: ['Autre chose?', 'Reste-t-il quelque chose à faire de notre côté?'],
    answers: {
      secured: nothingMore,
      notice_period: nothingMore,
    },
  },
  {
    type: 'general',
    in: [...early, ...looking],
    en: ['Ready', 'We have read what you sent and wait for your word.'],
    fr: ['Prêts', 'Nous avons lu votre envoi et attendons votre signal.'],
  },
  {
    type: 'field_update',
    in: kept,
    not: notInYard,
    drives: true,
    has: 'keys',
    en: ['In the yard', 'Unit parked and locked, keys tagged at the counter.'],
    fr: ['À la cour', 'Unité stationnée et verrouillée, clés étiquetées au comptoir.'],
  },
  {
    type: 'general',
    in: [...kept, ...selling],
    not: notInYard,
    en: ['Unit unchanged', 'Walked around the unit today. Nothing has changed since it came in.'],
    fr: ['Unité inchangée', 'Tour de l’unité fait aujourd’hui. Rien n’a changé depuis son entrée.'],
    again: true,
  },
  {
    type: 'general',
    in: [...settling, ...legal],
    en: ['On our side', 'Nothing more from our side. Our bill follows.'],
    fr: ['De notre côté', 'Rien de plus de notre côté. Notre facture suivra.'],
  },
];

/** What people write, by the side that writes it. */
export const noteTexts: {
  readonly agency: readonly NoteText[];
  readonly client: readonly NoteText[];
  readonly vendor: readonly NoteText[];
} = { agency: agencyNotes, client: clientNotes, vendor: vendorNotes };
