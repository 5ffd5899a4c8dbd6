import type { Handler } from './handler';

/** What this host does beyond the specification, so that the web app asks for nothing else of another one. */
export const showCapabilities: Handler<'showCapabilities'> = async ({ app: { settings } }) => ({
  body: {
    capabilities: {
      preferences: true,
      jobs: true,
      exports: true,
      filters: true,
      live: true,
      sessions: true,
      rates: true,
      demo: settings.demo,
      seeding: settings.seeding,
      outbox: settings.demo,
    },
  },
});
