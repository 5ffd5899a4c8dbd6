import type { EvidenceWords } from '../en/evidence';

/** Ce qui figure au dossier de preuve à côté des fiches elles-mêmes. */
export const evidence: EvidenceWords = {
  title: 'Dossier de preuve',
  file: 'Dossier',
  client: 'Client',
  debtor: 'Débiteur',
  madeBy: 'Produit par',
  madeAt: 'Produit le',
  lists: 'Fiches',
  documents: 'Documents',
  leftOut: 'Laissé de côté',
  name: 'Dans l’archive',
  rows: 'Lignes',
  size: 'Octets',
  document: 'Document',
  kept: 'Empreinte à l’arrivée',
  why: 'Raison',
  fingerprint: 'SHA-256',
  changes: 'Chaque champ avant et après son changement',
  lead: 'Tout ce que la personne qui l’a produit peut voir du dossier, à ce moment. Chaque entrée porte son SHA-256; checksums.txt contient les mêmes pour sha256sum --check.',
  stripped: 'sans ce que l’appareil photo dit du lieu et de l’heure',
  notScanned: 'l’analyse antivirus ne l’a pas laissé passer',
  tellsPlace: 'le lieu et le moment de la prise ne peuvent en être retirés avec certitude',
  altered: 'ses octets ne sont plus ceux qui sont arrivés',
  lost: 'ses octets ne sont plus conservés',
  page: 'Page {page} de {pages}',
};
