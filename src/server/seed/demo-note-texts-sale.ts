import type { NoteText } from './demo-note-text';
import { legal, selling, settling } from './demo-note-text';

/** What the agency writes once a unit is for sale, is sold, or lies with counsel. */
export const saleNotes: readonly NoteText[] = [
  {
    type: 'remarketing',
    in: selling,
    drives: true,
    en: ['Condition report in', 'Report received. Tires worn, two panels scratched.'],
    fr: ['Rapport d’état reçu', 'Rapport reçu. Pneus usés, deux panneaux éraflés.'],
  },
  {
    type: 'remarketing',
    in: selling,
    en: ['Comparable sales', 'Three units alike sold this month within five percent of the value we use.'],
    fr: [
      'Ventes comparables',
      'Trois unités semblables vendues ce mois-ci à cinq pour cent près de la valeur retenue.',
    ],
  },
  {
    type: 'client_update',
    in: selling,
    en: ['Sale in preparation', 'The unit is on its way to its sale. You hear the result on the day.'],
    fr: [
      'Vente en préparation',
      'L’unité est en route vers sa vente. Le résultat vous sera donné le jour même.',
    ],
    again: true,
  },
  {
    type: 'general',
    in: selling,
    drives: true,
    has: 'keys',
    en: ['Keys and papers', 'Keys tagged, papers with the unit. Nothing is missing for its sale.'],
    fr: ['Clés et papiers', 'Clés étiquetées, papiers avec l’unité. Rien ne manque pour la vente.'],
  },
  {
    type: 'accounting',
    in: settling,
    en: ['Statement of the sale', 'The statement of the sale is compared with our fees. It agrees.'],
    fr: ['État de la vente', 'L’état de la vente est comparé à nos frais. Il concorde.'],
  },
  {
    type: 'client_update',
    in: settling,
    en: ['After the sale', 'The unit is sold. The statement follows with the accounts.'],
    fr: ['Après la vente', 'L’unité est vendue. L’état suivra avec les comptes.'],
  },
  {
    type: 'general',
    in: legal,
    en: [
      'With counsel',
      'Sent the file to counsel with the contract and the notes. Nothing is done meanwhile.',
    ],
    fr: ['Chez l’avocat', 'Dossier remis à l’avocat avec le contrat et les notes. Rien ne se fait d’ici là.'],
  },
];
