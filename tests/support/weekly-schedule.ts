import type { TestHost } from './host';

/** Reports of each Monday morning, without whose they are and who gets them. */
export const weekly = {
  name: 'Monday morning',
  format: 'csv',
  frequency: 'weekly',
  dayOfWeek: 'monday',
  timeOfDay: '07:30',
  timeZone: 'America/Toronto',
} as const;

/** When they are due first after the day on which the clock of a test starts. */
export const firstDue = '2026-11-23T12:30:00.000Z';

/** Moves the host's clock to an instant. */
export const passesUntil = (host: TestHost, instant: string): void =>
  host.passes((Date.parse(instant) - host.app.now().getTime()) / 1000);
