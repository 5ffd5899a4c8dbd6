import type { SettlingTexts } from '../en/settling';

export const settling: SettlingTexts = {
  settle: 'Régler la vente',
  title: 'Régler la vente',
  lead: 'Du prix jusqu’à ce qui revient au client : chaque montant est calculé, et vous pouvez le modifier.',
  steps: {
    proceeds: 'Le prix, en fiducie',
    fees: 'Ce qui est facturé',
    invoice: 'La facture',
    transfer: 'La facture, payée à même la fiducie',
    statement: 'Le relevé au client',
    remittance: 'Le reste, au client',
  },
  record: {
    proceeds: 'L’acheteur paie %{amount}, qui sont détenus en fiducie.',
    transfer: '%{amount} de la somme détenue paient ce que le client doit.',
    remittance: 'Il reste %{amount}, qui vont au client.',
  },
  clear: {
    proceeds: 'Le prix est inscrit. Une fois à la banque, il est compensé.',
    transfer: 'Le virement est inscrit. Une autre personne l’autorise.',
    remittance: 'La remise est inscrite. Une autre personne l’autorise.',
  },
  decide: 'Des frais attendent une décision.',
  said: {
    allocate: 'Le virement est inscrit. Il est imputé à la facture, la plus ancienne d’abord.',
    bill: 'Ce qui a été approuvé est porté sur une facture.',
    issue: 'La facture est un brouillon. Vérifiez-la, puis émettez-la.',
    state: 'Le client apprend ce que la vente a donné, frais par frais.',
  },
  acts: {
    record: 'Inscrire',
    clear: 'Compenser',
    allocate: 'Imputer à la facture',
    bill: 'Préparer la facture',
    issue: 'Émettre',
    state: 'Préparer le relevé',
  },
  waitsFor: 'Fait par : %{roles}',
  otherEyes: 'Attend une autre personne que celle qui l’a inscrit.',
  done: 'La vente est réglée : plus rien n’est détenu en fiducie.',
};
