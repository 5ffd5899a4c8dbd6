import { readDirectories } from './tiff-directories';
import type { Entry } from './tiff-directories';

/** What a camera wrote into a photo. `taken` is what its clock showed, or an instant where it says its zone. */
export interface PhotoFacts {
  readonly taken?: { readonly wall: string; readonly zone?: string };
  readonly latitude?: number;
  readonly longitude?: number;
  readonly orientation?: number;
}

const tags = { orientation: 0x0112, taken: 0x9003, zone: 0x9011 } as const;
const gps = { latitudeSide: 1, latitude: 2, longitudeSide: 3, longitude: 4 } as const;

/** Reads when and where a JPEG, HEIC or TIFF was taken. What is not there, or makes no sense, is absent. */
export function photoFacts(bytes: Buffer): PhotoFacts {
  const found = readDirectories(bytes);
  if (!found) return {};
  const { main, exif, place } = found;
  const wall = readWall(exif.get(tags.taken)?.text);
  const zone = exif.get(tags.zone)?.text;
  const latitude = readAngle(place, gps.latitude, gps.latitudeSide, 'S', 90);
  const longitude = readAngle(place, gps.longitude, gps.longitudeSide, 'W', 180);
  const orientation = main.get(tags.orientation)?.numbers[0];
  return {
    ...(wall && { taken: { wall, ...(zone && /^[+-]\d{2}:\d{2}$/.test(zone) && { zone }) } }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
    ...(orientation !== undefined && orientation > 1 && orientation <= 8 && { orientation }),
  };
}

// `2026:11:20 14:05:09` as cameras write it.
function readWall(text: string | undefined): string | undefined {
  const match = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/.exec(text ?? '');
  if (!match) return undefined;
  const wall = `${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6]}`;
  return Number.isNaN(Date.parse(`${wall}Z`)) ? undefined : wall;
}

function readAngle(
  place: ReadonlyMap<number, Entry>,
  tag: number,
  sideTag: number,
  negative: string,
  most: number,
): number | undefined {
  const [degrees, minutes = 0, seconds = 0] = place.get(tag)?.numbers ?? [];
  if (degrees === undefined) return undefined;
  const angle = degrees + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(angle) || angle > most) return undefined;
  const signed = place.get(sideTag)?.text === negative ? -angle : angle;
  return Math.round(signed * 1e6) / 1e6;
}
