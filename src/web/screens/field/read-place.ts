interface Degrees {
  readonly latitude: number;
  readonly longitude: number;
}

/** Reads a place as maps write it, `43.6532, -79.3832`; nothing where it is none. */
export function readPlace(typed: string): Degrees | undefined {
  const [, north, east] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  if (north === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { latitude, longitude };
}
