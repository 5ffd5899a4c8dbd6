import type { ValueOf } from '#contract/vocabularies/index';
import type { Province } from './demo-places';
import { createRandom } from './random';

type Thing = readonly [english: string, french: string];

/** What lies in what people drive to work and to school. */
const inCabins: readonly Thing[] = [
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

/** What lies in what people of a business drive for it. */
const atWork: readonly Thing[] = [
  ['Tool box', 'Coffre à outils'],
  ['Work boots', 'Bottes de travail'],
  ['Hard hat', 'Casque de sécurité'],
  ['High-visibility vest', 'Veste à haute visibilité'],
  ['Pair of gloves', 'Gants'],
  ['Clipboard with delivery slips', 'Planchette avec bons de livraison'],
  ['Fuel card', 'Carte d’essence'],
  ['Phone charger', 'Chargeur de téléphone'],
  ['Jumper cables', 'Câbles de démarrage'],
  ['Load straps', 'Sangles d’arrimage'],
  ['Snow brush', 'Balai à neige'],
  ['First aid kit', 'Trousse de premiers soins'],
  ['Flashlight', 'Lampe de poche'],
  ['Dash camera', 'Caméra de bord'],
];

/** What lies on or in what has no cabin of its own. */
const elsewhere: readonly Thing[] = [
  ['Tool box', 'Coffre à outils'],
  ['Pair of gloves', 'Gants'],
  ['Load straps', 'Sangles d’arrimage'],
  ['Tarp', 'Bâche'],
  ['Padlock', 'Cadenas'],
  ['Rain suit', 'Ensemble imperméable'],
  ['First aid kit', 'Trousse de premiers soins'],
  ['Flashlight', 'Lampe de poche'],
  ['Fuel can', 'Bidon d’essence'],
];

const cabins: readonly (ValueOf<'assetType'> | undefined)[] = [
  'automobile',
  'heavy_truck',
  'recreational_vehicle',
];

interface Unit {
  readonly fileId: string;
  readonly assetType: ValueOf<'assetType'> | undefined;
  readonly state: Province;
  /** Whether the people of a business drive it, and no family. */
  readonly isBusiness: boolean;
}

/** So many things that lay in a unit, or as many as such a unit holds, as people of its province call them. */
export function belongings(count: number, { fileId, assetType, state, isBusiness }: Unit): string[] {
  const cabin = isBusiness ? atWork : inCabins;
  const things = cabins.includes(assetType) ? cabin : elsewhere;
  const from = createRandom(`belongings ${fileId}`).int(0, things.length - 1);
  return Array.from({ length: Math.min(count, things.length) }, (_, index) => {
    const [english, french] = things[(from + index) % things.length] ?? ['', ''];
    return state === 'QC' ? french : english;
  });
}
