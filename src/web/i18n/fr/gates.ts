import type { GatesTexts } from '../en/gates';

export const gates: GatesTexts = {
  whoCan: 'Qui peut l’ouvrir : %{roles}',
  byItself: 'S’ouvre de lui-même le %{date}',
  prove: 'Inscrire : %{proof}',
  search: 'Commander une recherche',
  ask: 'Demander : %{request}',
  trace: 'Inscrire ce qu’un dépistage a donné',
  verify: 'Voir les parties et leurs adresses',
  estimate: 'Inscrire un devis',
  photograph: 'Voir les photos',
  askRepair: 'Voir les réparations et leur approbation',
  decideInvoice: 'Décider de la facture %{number}',
  decideFees: 'Décider de %{smart_count} frais |||| Décider de %{smart_count} frais',
  invoices: 'Voir les factures',
  takeMoney: 'Inscrire un paiement',
  otherReason: 'Fermer pour un autre motif',
  licence: 'Ajouter le permis de %{company}',
  licenceLead:
    '%{licence}, %{province} : l’entreprise peut alors y saisir. Inscrivez ce que dit le permis lui-même.',
  licenceSave: 'Conserver le permis',
  licenceKept: 'Le permis est conservé.',
};
