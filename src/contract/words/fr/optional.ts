/** Nouns, and what may stand before them, that are feminine and do not show it in their ending. */
const feminine = new Set(
  `adresse agence année carrosserie catégorie clé cote couleur date demande dernière devise dispense démarche empreinte entreprise entrée erreur
  escalade fiche fin heure langue largeur latitude licence ligne limite longitude longueur marque mise moyenne note nouvelle
  origine part partie personne personne-ressource pièce plaque porte portée première preuve prochaine province recherche remise ressource
  règle réponse société sortie source taille taxe valeur ville échéance étape étiquette`.split(/\s+/),
);
const showsFeminine = /(?:[st]ion|ance|ence|ture|ité)$/;
/** Nouns that end as a plural does, and are none. */
const single = new Set(['avis', 'gps', 'permis', 'pays', 'prix', 'préavis', 'sens', 'temps']);

/** What stands beside the label of what may be left out, in agreement with its noun; a label without one (« Reçu le ») is neutral. */
export function optional(label: string): string {
  const head = /^[\p{L}-]+/u.exec(label.toLowerCase())?.[0] ?? '';
  if (/ le$/.test(label)) return 'facultatif';
  const isMany = /[sx]$/.test(head) && !single.has(head);
  const stem = isMany ? head.slice(0, -1) : head;
  const isFeminine = feminine.has(stem) || showsFeminine.test(stem);
  return `facultati${isFeminine ? 've' : 'f'}${isMany ? 's' : ''}`;
}
