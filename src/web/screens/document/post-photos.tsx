import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCommand } from '../../data/use-command';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useWords } from '../../i18n/words';
import { useReferenceName } from '../../kinds/cells/reference-name';
import { Sure } from '../../parts/sure';
import { mayWithPart, useFileRecord } from '../file/file-record';
import type { DocumentRow } from './document-list';

/** Posts all photos of the asset that the client does not see yet, where this person may, after it was said how many go to whom. */
export function PostPhotos({ rows }: { readonly rows: readonly DocumentRow[] }) {
  const { t } = useWords();
  const [asked, setAsked] = useState(false);
  const file = useFileRecord();
  const photos = rows.filter((row) => row.photoSlot && mayWithPart(file, row, 'postToClient'));
  if (photos.length === 0) return null;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('document.postPhotos')}</Button>
      {asked && <Asked photos={photos} onClose={() => setAsked(false)} />}
    </>
  );
}

function Asked({ photos, onClose }: { photos: readonly DocumentRow[]; onClose: () => void }) {
  const { t } = useWords();
  const postToClient = useCommand('postDocumentToClient');
  const fetchAgain = useFetchAgain('document');
  const client = useReferenceName('company', useFileRecord().clientId);
  // As it was asked: what was posted leaves the list, and the sentence must not count down with it.
  const [ids] = useState(() => photos.map(({ id }) => id));
  const count = { smart_count: ids.length };
  return (
    <Sure
      title={t('document.postPhotosTitle', count)}
      lead={t('document.postPhotosLead', { client })}
      confirm={t('document.post')}
      work={async () => {
        try {
          for (const id of ids) await postToClient({ id });
        } finally {
          await fetchAgain();
        }
        return t('document.photosPosted', count);
      }}
      onClose={onClose}
    />
  );
}
