import type { Province } from './demo-places';
import { createRandom } from './random';

const found: readonly (readonly [english: string, french: string])[] = [
  ['Child seat', 'Siège pour enfant'],
  ['Pair of sunglasses', 'Lunettes de soleil'],
  ['Phone charger', 'Chargeur de téléphone'],
  ['Jumper cables', 'Câbles de démarrage'],
  ['Tool box', 'Coffre à outils'],
  ['Set of winter tires', 'Jeu de pneus d’hiver'],
  ['Snow brush', 'Balai à neige'],
  ['Umbrella', 'Parapluie'],
  ['Work boots', 'Bottes de travail'],
  ['Winter coat', 'Manteau d’hiver'],
  ['Pair of gloves', 'Gants'],
  ['Gym bag', 'Sac de sport'],
  ['Hockey stick', 'Bâton de hockey'],
  ['Baby stroller', 'Poussette'],
  ['Blanket', 'Couverture'],
  ['Cooler', 'Glacière'],
  ['Folding chair', 'Chaise pliante'],
  ['Flashlight', 'Lampe de poche'],
  ['First aid kit', 'Trousse de premiers soins'],
  ['Dash camera', 'Caméra de bord'],
  ['Garage door opener', 'Ouvre-porte de garage'],
  ['House keys', 'Clés de maison'],
  ['Envelope with letters', 'Enveloppe de lettres'],
  ['School bag', 'Sac d’école'],
  ['Reusable shopping bags', 'Sacs d’épicerie'],
];

/** So many things that lay in a unit, as people of its province call them. */
export function belongings(count: number, fileId: string, state: Province): string[] {
  const from = createRandom(`belongings ${fileId}`).int(0, found.length - 1);
  return Array.from({ length: Math.min(count, found.length) }, (_, index) => {
    const [english, french] = found[(from + index) % found.length] ?? ['', ''];
    return state === 'QC' ? french : english;
  });
}
