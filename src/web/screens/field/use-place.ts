import { useCallback, useEffect, useRef, useState } from 'react';

/** In degrees; `within`: metres around it. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly within: number;
}

const waits = { enableHighAccuracy: true, timeout: 8_000, maximumAge: 30_000 };
const digits = 1e6;
const rounded = (degrees: number): number => Math.round(degrees * digits) / digits;

/** Where the phone is; nothing where it does not say so. */
function locate(): Promise<Place | undefined> {
  if (!('geolocation' in navigator)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({
          latitude: rounded(latitude),
          longitude: rounded(longitude),
          within: Math.round(accuracy),
        }),
      () => resolve(undefined),
      waits,
    );
  });
}

/**
 * Where the phone was last, and the way to ask it anew, which tells where it was last where it does not say. A phone that was never asked
 * is not asked before a person wants it.
 */
export function usePlace() {
  const [place, setPlace] = useState<Place>();
  const last = useRef<Place>(undefined);
  const ask = useCallback(async () => {
    const found = await locate();
    if (found) setPlace((last.current = found));
    return last.current;
  }, []);
  useEffect(() => {
    void navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(({ state }) => (state === 'granted' ? ask() : undefined))
      // A browser that cannot say so is asked when a person wants it.
      .catch(() => undefined);
  }, [ask]);
  return { place, ask };
}
