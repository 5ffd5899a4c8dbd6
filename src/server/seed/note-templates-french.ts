import type { ValueOf } from '#contract/vocabularies/index';

/** A template of the platform. Words in double braces are filled from the file when a person takes it. */
export interface SeededTemplate {
  readonly name: string;
  readonly body: string;
  readonly noteType: ValueOf<'noteType'>;
  readonly audience: ValueOf<'noteAudience'>;
  readonly activityTypes: readonly ValueOf<'activityType'>[];
}

const agency = ['agency'] as const;
const lender = ['lender'] as const;
const field = ['agency', 'bailiff', 'towing_storage', 'process_server'] as const;

export const frenchNoteTemplates: readonly SeededTemplate[] = [
  {
    name: 'Mandat accepté',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: agency,
    body: 'Nous acceptons le dossier {{ref}} ({{assetSummary}}). La première tentative est prévue le {{nextActionDate}}.',
  },
  {
    name: 'Première tentative',
    noteType: 'field_update',
    audience: 'client_and_vendor',
    activityTypes: field,
    body: 'Première tentative au {{address}} le {{today}}. Résultat : … Véhicule vu : oui / non. Prochaine étape : …',
  },
  {
    name: 'Adresse négative',
    noteType: 'field_update',
    audience: 'client_and_vendor',
    activityTypes: field,
    body: 'Le débiteur n’habite pas au {{address}}. Confirmé par : … L’adresse est notée comme mauvaise. Prochaine adresse : …',
  },
  {
    name: 'Bien aperçu',
    noteType: 'field_update',
    audience: 'client_and_vendor',
    activityTypes: field,
    body: '{{assetSummary}} aperçu à … le {{today}}. Plaque : … Accès : … Raison pour laquelle il n’a pas été saisi : …',
  },
  {
    name: 'Bien récupéré',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: agency,
    body: '{{assetSummary}} a été récupéré le {{today}} et est entreposé à … Odomètre : … État : … L’entreposage court dès aujourd’hui. Veuillez nous dire si le débiteur peut racheter.',
  },
  {
    name: 'Suspension confirmée',
    noteType: 'client_update',
    audience: 'client_and_vendor',
    activityTypes: agency,
    body: 'Le dossier {{ref}} est suspendu du {{today}} au {{holdUntil}}. Aucune tentative avant la levée.',
  },
  {
    name: 'Suspension levée',
    noteType: 'client_update',
    audience: 'client_and_vendor',
    activityTypes: agency,
    body: 'La suspension du dossier {{ref}} est levée. Le travail reprend aujourd’hui.',
  },
  {
    name: 'Demande de renseignements',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: agency,
    body: 'Pour poursuivre le dossier {{ref}}, il nous faut : … Veuillez répondre avant le {{nextActionDate}}.',
  },
  {
    name: 'Nouvelle hebdomadaire au client',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: agency,
    body: 'Dossier {{ref}}, {{debtorName}}. Cette semaine : … Tentatives : … Semaine prochaine : … Attendu de vous : …',
  },
  {
    name: 'Avis signifié',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: ['agency', 'process_server', 'bailiff'],
    body: 'L’avis a été signifié le … par … La première date de vente permise est le … La preuve de signification est au dossier.',
  },
  {
    name: 'Mandat de reprise',
    noteType: 'client_instruction',
    audience: 'client',
    activityTypes: lender,
    body: 'Veuillez reprendre {{assetSummary}}, dossier {{ref}}. Arriérés : … Ce que nous savons de l’endroit où se trouve le bien : … Appelez-nous avant …',
  },
  {
    name: 'Renseignement demandé',
    noteType: 'client_instruction',
    audience: 'client',
    activityTypes: lender,
    body: 'Pour le dossier {{ref}} : … Le document est joint. Il a été signé le …',
  },
  {
    name: 'Appel du débiteur',
    noteType: 'debtor_contact',
    audience: 'client',
    activityTypes: lender,
    body: 'Le débiteur nous a appelés le {{today}} au sujet du dossier {{ref}}. Il a dit : … Promis : … d’ici le … D’ici là, veuillez …',
  },
  {
    name: 'Paiement reçu chez nous',
    noteType: 'client_instruction',
    audience: 'client',
    activityTypes: lender,
    body: 'Nous avons reçu … le … pour le dossier {{ref}}. Arriérés restants : … Suspendez le dossier jusqu’au …',
  },
];
