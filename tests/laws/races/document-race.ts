import { jpeg } from '../../support/document-bytes';
import { upload } from '../../support/documents';
import { placeFile } from '../../support/network';
import { sendPhotos } from '../../support/photos';
import { fileWithDebtor, generate, proceeds } from '../../support/settling';
import type { Call } from './making';
import { onFiles } from './making';
import type { People } from './races';

/** Documents and photos come in for two files, in the one order and in the other, and a form is made of one, while they are worked. */
const takeDocuments = async (people: People): Promise<readonly Call[]> => {
  const { host, supervisor } = people;
  const close = (): Promise<void> => Promise.resolve();
  const one = await fileWithDebtor({ ...people, close });
  await proceeds({ ...people, close }, one);
  const other = await placeFile(supervisor);
  const uploaded =
    (...fileIds: readonly string[]): Call =>
    () =>
      upload(host, supervisor, one, { fileIds: JSON.stringify(fileIds) });
  const photos =
    (fileId: string): Call =>
    () =>
      sendPhotos(host, supervisor, fileId, [
        { name: 'front.jpg', bytes: jpeg(), slot: 'front' },
        { name: 'rear.jpg', bytes: jpeg(), slot: 'rear' },
      ]);
  return [
    ...[uploaded(one, other), uploaded(other, one), photos(one), photos(other)],
    () => generate(supervisor, one, 'deficiency_letter', { overrides: { responseBy: '2026-12-21' } }),
    ...onFiles(supervisor, other, one),
  ];
};

/** How documents that come in race the work on their files, by the command. */
export const documentRaces = {
  uploadDocument: takeDocuments,
  uploadSeizurePhotos: takeDocuments,
  generateForm: takeDocuments,
};
