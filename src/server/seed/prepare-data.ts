import type { House } from '../request/work';
import { isDemoLoaded, seedAllDemo } from './demo';
import { createFirstAdministrator } from './first-administrator';
import { seedNoteTemplates } from './note-templates';
import { seedReference } from './reference';

/** Puts in what a database needs before people come: reference data always, demo data or the first administrator's link once. */
export async function prepareData(
  house: Omit<House, 'live' | 'jobs'>,
  say: (line: string) => void,
): Promise<{ firstLink: string | undefined }> {
  await seedReference(house.db);
  await seedNoteTemplates(house.db);
  if (house.settings.demo) {
    if (await isDemoLoaded(house.db)) return { firstLink: undefined };
    say('Loading the demo data …');
    await seedAllDemo(house.db, house.now(), house);
    return { firstLink: undefined };
  }
  return { firstLink: await createFirstAdministrator(house) };
}
