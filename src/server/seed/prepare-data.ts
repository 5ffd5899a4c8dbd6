import type { AppContext } from '../request/context';
import { isDemoLoaded, seedAllDemo } from './demo';
import { createFirstAdministrator } from './first-administrator';
import { seedNoteTemplates } from './note-templates';
import { seedReference } from './reference';

/** Puts in what a database needs before people come: reference data always, demo data or the first administrator's link once. */
export async function prepareData(
  app: Omit<AppContext, 'live' | 'jobs'>,
  say: (line: string) => void,
): Promise<{ firstLink: string | undefined }> {
  await seedReference(app.db);
  await seedNoteTemplates(app.db);
  if (app.settings.demo) {
    if (await isDemoLoaded(app.db)) return { firstLink: undefined };
    say('Loading the demo data …');
    await seedAllDemo(app.db, { now: app.now(), app });
    return { firstLink: undefined };
  }
  return { firstLink: await createFirstAdministrator(app) };
}
