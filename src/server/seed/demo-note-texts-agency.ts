import type { NoteText } from './demo-note-text';
import { saleNotes } from './demo-note-texts-sale';
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
  onceRead,
  onceTraced,
  agreed,
  surrendering,
} from './demo-note-text';

/** What the agency writes, and what it tells. */
export const agencyNotes: readonly NoteText[] = [
  {
    type: 'general',
    in: early,
    not: onceRead,
    en: [
      'Placement received',
      'Read the placement. Debtor, asset and balance are there; contract to be read next.',
    ],
    fr: ['Mandat reçu', 'Mandat lu. Le débiteur, le bien et le solde y sont; le contrat est à lire ensuite.'],
  },
  {
    type: 'general',
    in: early,
    en: [
      'Serial number checked',
      'Compared the serial number with the placement and the registration. They agree.',
    ],
    fr: ['Numéro de série vérifié', 'Numéro de série comparé au mandat et à l’inscription. Ils concordent.'],
  },
  {
    type: 'client_update',
    in: early,
    not: onceRead,
    en: ['File opened', 'Your file is open with us. You hear from us once the checks are done.'],
    fr: [
      'Dossier ouvert',
      'Votre dossier est ouvert chez nous. Des nouvelles suivront une fois les vérifications faites.',
    ],
  },
  {
    type: 'debtor_contact',
    in: [...early, ...seeking],
    not: agreed,
    en: ['Call to debtor', 'Called the number on file. No answer, left a message with our number and hours.'],
    fr: [
      'Appel au débiteur',
      'Appel au numéro du dossier. Sans réponse, message laissé avec notre numéro et nos heures.',
    ],
    call: { direction: 'out', outcome: 'left_message' },
    again: true,
  },
  {
    type: 'debtor_contact',
    in: [...early, ...seeking],
    not: agreed,
    en: ['Call to debtor', 'Called the number on file twice, an hour apart. It rang out both times.'],
    fr: [
      'Appel au débiteur',
      'Deux appels au numéro du dossier à une heure d’intervalle. Sonné dans le vide les deux fois.',
    ],
    call: { direction: 'out', outcome: 'no_answer' },
    again: true,
  },
  {
    type: 'debtor_contact',
    in: seeking,
    not: agreed,
    en: [
      'Debtor called back',
      'Lost the job some weeks ago and asks for two weeks. Said that only the lender can agree to that.',
    ],
    fr: [
      'Rappel du débiteur',
      'Emploi perdu récemment; demande deux semaines. Avisé que seul le prêteur peut y consentir.',
    ],
    isOfPerson: true,
    call: { direction: 'in', outcome: 'spoke_debtor' },
  },
  {
    type: 'debtor_contact',
    in: seeking,
    en: ['Work number', 'Called the employer’s switchboard. No longer works there since last month.'],
    fr: ['Numéro au travail', 'Appel au standard de l’employeur. N’y travaille plus depuis le mois dernier.'],
    isOfPerson: true,
    of: 'employer',
    call: { direction: 'out', outcome: 'spoke_third_party' },
  },
  {
    type: 'third_party_contact',
    in: seeking,
    en: [
      'Reference contacted',
      'Spoke with the reference. Has not seen the debtor for months; no new address.',
    ],
    fr: [
      'Référence jointe',
      'Parlé à la référence. N’a pas vu le débiteur depuis des mois; aucune nouvelle adresse.',
    ],
    of: 'reference',
  },
  {
    type: 'third_party_contact',
    in: looking,
    of: 'landlord',
    en: ['Landlord contacted', 'The landlord confirms that the debtor has moved out and left no address.'],
    fr: ['Propriétaire joint', 'Le propriétaire confirme que le débiteur a déménagé sans laisser d’adresse.'],
  },
  {
    type: 'skip_trace',
    in: looking,
    not: onceTraced,
    en: ['Trace under way', 'Credit header and directory asked for. Answers within two days.'],
    fr: ['Dépistage en cours', 'En-tête de crédit et annuaire demandés. Réponses d’ici deux jours.'],
  },
  {
    type: 'skip_trace',
    in: looking,
    en: [
      'Old number out of service',
      'The number on the application is no longer in service. The directory has none in this name.',
    ],
    fr: [
      'Ancien numéro hors service',
      'Le numéro de la demande n’est plus en service. L’annuaire n’en a aucun à ce nom.',
    ],
    isDeadLine: true,
  },
  {
    type: 'client_update',
    in: looking,
    not: onceTraced,
    en: ['Where we look', 'The last address is vacant. We trace the debtor and tell you what is found.'],
    fr: [
      'Où nous cherchons',
      'La dernière adresse est vacante. Nous dépistons le débiteur et vous dirons ce qui est trouvé.',
    ],
    again: true,
  },
  {
    type: 'client_update',
    in: field,
    not: [...beforeVisits, ...agreed],
    has: 'attempt',
    en: [
      'Weekly update',
      'The vendor goes on with the attempts at other hours of the day. Next report within three days.',
    ],
    fr: [
      'Nouvelles de la semaine',
      'Le fournisseur poursuit les tentatives à d’autres heures. Prochain rapport d’ici trois jours.',
    ],
    again: true,
  },
  {
    type: 'vendor_instruction',
    in: field,
    not: agreed,
    drives: true,
    en: [
      'Please attempt in the evening',
      'Neighbours say the unit leaves before seven. Please attempt after 18:00 and photograph the driveway.',
    ],
    fr: [
      'Tentative en soirée',
      'Selon les voisins, l’unité part avant sept heures. Tenter après 18 h et photographier l’entrée.',
    ],
  },
  {
    type: 'client_update',
    in: [...field, ...kept],
    only: surrendering,
    en: [
      'Handing over',
      'The debtor hands the unit over on the day agreed. The vendor brings it to the yard.',
    ],
    fr: ['Remise', 'Le débiteur remet l’unité le jour convenu. Le fournisseur la mène à la cour.'],
  },
  {
    type: 'general',
    in: field,
    only: ['payment_arrangement'],
    en: ['Vendor held back', 'Told the vendor to stand by while the payments are made as agreed.'],
    fr: ['Fournisseur en attente', 'Fournisseur avisé d’attendre pendant que les versements sont faits.'],
  },
  {
    type: 'vendor_instruction',
    in: field,
    not: agreed,
    en: ['Keep the peace', 'No entry to a closed garage. If the debtor objects, leave and call the office.'],
    fr: [
      'Sans trouble',
      'Aucune entrée dans un garage fermé. Si le débiteur s’oppose, partir et appeler le bureau.',
    ],
  },
  {
    type: 'general',
    in: field,
    not: [...beforeVisits, ...agreed],
    has: 'attempt',
    en: ['Report from the field read', 'Read the last report. Next attempt at another time of the day.'],
    fr: ['Rapport du terrain lu', 'Dernier rapport lu. Prochaine tentative à une autre heure.'],
    again: true,
  },
  {
    type: 'client_update',
    in: kept,
    not: notInYard,
    en: ['Unit in the yard', 'The unit is locked in the yard; storage runs from the day it came in.'],
    fr: [
      'Unité à la cour',
      'L’unité est sous clé à la cour; l’entreposage court depuis le jour de son entrée.',
    ],
  },
  {
    type: 'vendor_instruction',
    in: kept,
    not: notInYard,
    drives: true,
    en: ['Photos of the odometer', 'Please add a readable photo of the odometer and of the serial plate.'],
    fr: [
      'Photos de l’odomètre',
      'Veuillez ajouter une photo lisible de l’odomètre et de la plaque de série.',
    ],
  },
  {
    type: 'debtor_contact',
    in: kept,
    not: notInYard,
    has: 'belongings',
    en: ['Belongings', 'The debtor asks when the belongings can be fetched. Gave the hours of the yard.'],
    fr: ['Effets personnels', 'Le débiteur demande quand reprendre ses effets. Heures de la cour données.'],
    call: { direction: 'in', outcome: 'spoke_debtor' },
  },
  {
    type: 'accounting',
    in: kept,
    not: notInYard,
    en: ['Payoff figure', 'Asked for the payoff figure good for ten days, with storage to date.'],
    fr: [
      'Montant de remboursement',
      'Demandé le montant de remboursement valable dix jours, entreposage compris.',
    ],
  },
  {
    type: 'general',
    in: kept,
    not: notInYard,
    en: ['Yard called', 'The yard confirms where the unit stands and that nobody has asked for it.'],
    fr: ['Appel à la cour', 'La cour confirme où se trouve l’unité et que personne ne l’a demandée.'],
    again: true,
  },
  ...saleNotes,
  {
    type: 'general',
    in: [...early, ...seeking, ...kept, ...selling, ...settling, ...legal],
    en: [
      'File reviewed',
      'Went through the file. Nothing is open on our side beyond what the reminders say.',
    ],
    fr: ['Dossier revu', 'Dossier parcouru. Rien d’ouvert de notre côté hormis les rappels.'],
    again: true,
  },
];
