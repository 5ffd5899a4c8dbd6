import type { ValueOf } from '#contract/vocabularies/index';

type Side = 'agency' | 'client' | 'vendor';
export interface NoteText {
  readonly type: ValueOf<'noteType'>;
  readonly en: readonly [subject: string, body: string];
  readonly fr: readonly [subject: string, body: string];
  /** The file must have come this far on the road. */
  readonly from?: number;
}

/** What people write, by the side that writes it. */
export const noteTexts: { readonly [S in Side]: readonly NoteText[] } = {
  agency: [
    {
      type: 'general',
      en: [
        'File reviewed',
        'Reviewed the placement. Contract and balance agree; waiting for the next update.',
      ],
      fr: [
        'Dossier revu',
        'Mandat revu. Le contrat et le solde concordent; en attente des prochaines nouvelles.',
      ],
    },
    {
      type: 'debtor_contact',
      en: ['Call to debtor', 'Called the cell number. No answer, left a message with our number and hours.'],
      fr: [
        'Appel au débiteur',
        'Appel au cellulaire. Sans réponse, message laissé avec notre numéro et nos heures.',
      ],
    },
    {
      type: 'debtor_contact',
      en: [
        'Debtor called back',
        'Debtor says he lost his job and asks for two weeks. Told him that only the lender can agree to that.',
      ],
      fr: [
        'Rappel du débiteur',
        'Le débiteur dit avoir perdu son emploi et demande deux semaines. Avisé que seul le prêteur peut y consentir.',
      ],
    },
    {
      type: 'third_party_contact',
      en: [
        'Reference contacted',
        'Spoke with the reference. Has not seen the debtor since spring; no new address.',
      ],
      fr: [
        'Référence jointe',
        'Parlé à la référence. N’a pas vu le débiteur depuis le printemps; aucune nouvelle adresse.',
      ],
    },
    {
      type: 'skip_trace',
      en: [
        'New address found',
        'The trace gives a second address near the employer. To be checked before it goes to the vendor.',
      ],
      fr: [
        'Nouvelle adresse trouvée',
        'Le dépistage donne une seconde adresse près de l’employeur. À vérifier avant de la transmettre au fournisseur.',
      ],
      from: 1,
    },
    {
      type: 'client_update',
      en: [
        'Weekly update',
        'Work goes on as planned. The vendor reports every three days; next report on Thursday.',
      ],
      fr: [
        'Nouvelles de la semaine',
        'Le travail suit son cours. Le fournisseur fait rapport aux trois jours; prochain rapport jeudi.',
      ],
    },
    {
      type: 'vendor_instruction',
      en: [
        'Please attempt in the evening',
        'Neighbours say the unit leaves before seven. Please attempt after 18:00 and photograph the driveway.',
      ],
      fr: [
        'Tentative en soirée',
        'Selon les voisins, le véhicule part avant sept heures. Tenter après 18 h et photographier l’entrée.',
      ],
      from: 2,
    },
    {
      type: 'remarketing',
      en: [
        'Condition report in',
        'Report received: tires worn, two panels scratched. Reserve proposal to follow.',
      ],
      fr: [
        'Rapport d’état reçu',
        'Rapport reçu : pneus usés, deux panneaux éraflés. Proposition de réserve à suivre.',
      ],
      from: 5,
    },
    {
      type: 'accounting',
      en: ['Payoff figure', 'Asked for the payoff figure good for ten days, with storage to date.'],
      fr: [
        'Montant de remboursement',
        'Demandé le montant de remboursement valable dix jours, entreposage compris.',
      ],
      from: 3,
    },
  ],
  client: [
    {
      type: 'client_instruction',
      en: ['Please proceed', 'No arrangement with this customer. Please proceed without further notice.'],
      fr: ['Veuillez procéder', 'Aucune entente avec ce client. Veuillez procéder sans autre avis.'],
    },
    {
      type: 'client_instruction',
      en: [
        'Payment received',
        'One payment came in today; the account is still past due. Keep the file active.',
      ],
      fr: [
        'Paiement reçu',
        'Un paiement est entré aujourd’hui; le compte reste en retard. Garder le dossier actif.',
      ],
    },
    {
      type: 'general',
      en: ['Update please', 'Could you tell us where this stands? Our committee meets on Friday.'],
      fr: ['Des nouvelles?', 'Où en est ce dossier? Notre comité se réunit vendredi.'],
    },
  ],
  vendor: [
    {
      type: 'field_update',
      en: ['Attempt made', 'Attended at 19:20. Lights on, no answer. The unit was not there; photos taken.'],
      fr: [
        'Tentative faite',
        'Sur place à 19 h 20. Lumières allumées, pas de réponse. Véhicule absent; photos prises.',
      ],
    },
    {
      type: 'field_update',
      en: [
        'Unit sighted',
        'Unit seen behind the building, blocked by another car. Returning tomorrow with the flatbed.',
      ],
      fr: [
        'Bien aperçu',
        'Véhicule vu derrière le bâtiment, bloqué par une autre auto. Retour demain avec la plateforme.',
      ],
    },
    {
      type: 'safety_alert',
      en: ['Dog on site', 'Large dog loose in the yard. Two agents for the next visit.'],
      fr: ['Chien sur place', 'Gros chien en liberté dans la cour. Deux agents pour la prochaine visite.'],
    },
    {
      type: 'debtor_contact',
      en: [
        'Spoke with the debtor',
        'Debtor will hand over the keys on Saturday at the yard. He takes out his belongings first.',
      ],
      fr: [
        'Parlé au débiteur',
        'Le débiteur remettra les clés samedi à la cour. Il sort ses effets auparavant.',
      ],
    },
  ],
};
