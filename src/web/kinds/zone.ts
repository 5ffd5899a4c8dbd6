/** What a clock on the wall of a zone shows at an instant, as `YYYY-MM-DDTHH:mm`. */
export function wallClock(instant: string, zone: string | undefined): string {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const format = new Intl.DateTimeFormat('en-CA', { ...options, ...(zone && { timeZone: zone }) });
  const part = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** The instant at which a zone's wall clock shows this, RFC 3339 in UTC; where it shows it twice, one of the two. */
export function instantAt(wall: string, zone: string | undefined): string {
  const wanted = Date.parse(`${wall}:00Z`);
  let instant = wanted;
  // The offset at the guess may be that of the other side of a change of the clocks: a second look settles it.
  for (let look = 0; look < 2; look += 1) {
    const shown = Date.parse(`${wallClock(new Date(instant).toISOString(), zone)}:00Z`);
    instant += wanted - shown;
  }
  return new Date(instant).toISOString();
}
