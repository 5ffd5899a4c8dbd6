/** The time zones of Canada that differ in their clocks, from the east. They are what is chosen here; any other may be. */
export const canadianZones = [
  'America/St_Johns',
  'America/Goose_Bay',
  'America/Halifax',
  'America/Moncton',
  'America/Blanc-Sablon',
  'America/Toronto',
  'America/Iqaluit',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
] as const;

/** Not an offset: `+05:00` is east of Greenwich to one who reads it and west of it to another. */
const named = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether this is the name of a time zone. */
export function isZone(name: string): boolean {
  try {
    return named.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** All zones that there are to choose, those of Canada first. */
export const allZones = (): readonly string[] => [
  ...new Set([...canadianZones, ...Intl.supportedValuesOf('timeZone')]),
];
