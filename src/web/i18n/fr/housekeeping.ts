import type { housekeeping as english } from '../en/housekeeping';
import type { TextsOf } from '../texts-of';

export const housekeeping: TextsOf<typeof english> = {
  title: 'Entretien des données',
  lead: 'Ce qui se fait ici se fait rarement et ne s’annule pas. Chaque action dit ce qu’elle fait et demande un mot.',
  erasing: 'Effacer définitivement',
  file: {
    title: 'Effacer un dossier',
    lead: 'Supprime le dossier avec ses personnes, notes, documents, frais et factures. Son historique reste, avec le motif.',
    ask: 'Effacer un dossier…',
    done: 'Le dossier %{ref} est effacé.',
  },
  vendorInvoice: {
    title: 'Effacer les factures de fournisseurs d’un dossier',
    lead: 'Supprime celles qui ne visent que ce dossier. Ce que la comptabilité connaît, et ce qui vise aussi d’autres dossiers, reste.',
    ask: 'Effacer des factures de fournisseurs…',
    done: '%{count} facture de fournisseur est effacée. |||| %{count} factures de fournisseurs sont effacées.',
  },
  skipTrace: {
    title: 'Effacer les dépistages d’un dossier',
    lead: 'Enlève ce qui a été cherché et trouvé. Ce qui a été reporté aux parties du dossier y reste.',
    ask: 'Effacer les dépistages…',
    done: '%{count} dépistage est effacé. |||| %{count} dépistages sont effacés.',
  },
  kept: 'Conservées : %{numbers}.',
  reason: 'Motif',
  softDelete: 'Garder les lignes et les masquer',
  typeNumber: 'Tapez le numéro du dossier pour confirmer',
  notTheNumber: 'Ce n’est pas le numéro du dossier.',
  erase: 'Effacer définitivement',
  seeding: 'Données de base',
  seedLead: 'Ajoute les données de base qui manquent. Ce qui existe déjà reste tel quel.',
  seed: 'Ajouter',
  seedTitle: 'Données de base : %{many}',
  word: 'ajouter',
  typeWord: 'Tapez « %{word} » pour confirmer',
  notTheWord: 'Tapez « %{word} ».',
  seeded: '%{count} nouvelle donnée. |||| %{count} nouvelles données.',
};
