import { vocabularies } from '../vocabularies';
import type { ValueOf } from '../vocabularies';

type Slot = ValueOf<'photoSlot'>;

/** How many photos one call takes (domain rules of documents). */
export const mostPhotos = 60;

const sides = ['front', 'rear', 'left', 'right'] as const;
const road = [
  ...sides,
  'vin_plate',
  'odometer',
  'dash_engine_on',
  'interior_front',
  'interior_rear',
  'trunk_box',
  'wheels',
  'damage',
] as const;
const machine = [...sides, 'vin_plate', 'odometer', 'dash_engine_on', 'wheels', 'damage'] as const;
const light = [...sides, 'vin_plate', 'odometer', 'wheels', 'damage'] as const;

const slotsOfTypes: { readonly [T in ValueOf<'assetType'>]?: readonly Slot[] } = {
  automobile: road,
  heavy_truck: road,
  recreational_vehicle: road,
  trailer: [...sides, 'vin_plate', 'trunk_box', 'wheels', 'damage'],
  motorcycle: light,
  powersports: light,
  marine: [...sides, 'vin_plate', 'dash_engine_on', 'interior_front', 'damage'],
  aircraft: [...sides, 'vin_plate', 'dash_engine_on', 'interior_front', 'interior_rear', 'damage'],
  mobile_home: [...sides, 'vin_plate', 'interior_front', 'interior_rear', 'damage'],
  construction_equipment: machine,
  agricultural_equipment: machine,
  industrial_equipment: [...sides, 'vin_plate', 'damage'],
};
const least = [...sides, 'damage'] as const;

/**
 * The views of an asset that are photographed once it is secured, in the order in which one walks around it: those that its client lists, and
 * where it lists none, those of an asset of this type.
 */
export function viewsWanted(
  assetType: ValueOf<'assetType'>,
  photoList: readonly Slot[] | null | undefined,
): readonly Slot[] {
  if (photoList && photoList.length > 0)
    return vocabularies.photoSlot.filter((slot) => photoList.includes(slot));
  return slotsOfTypes[assetType] ?? least;
}

/** What the photos of a seizure on a file show and how many there are, and what its client asks for: which views, and how many photos. */
export interface PhotoStanding {
  readonly photoSlots: readonly Slot[];
  readonly seizurePhotos: number;
  readonly photoList: readonly Slot[];
  readonly photoCount: number;
}

/** Whether the photos of a seizure are all there. */
export const arePhotosComplete = (
  assetType: ValueOf<'assetType'>,
  { photoSlots, seizurePhotos, photoList, photoCount }: PhotoStanding,
): boolean =>
  seizurePhotos >= photoCount && viewsWanted(assetType, photoList).every((view) => photoSlots.includes(view));
