import AddAPhoto from '@mui/icons-material/AddAPhotoOutlined';
import Alert from '@mui/material/Alert';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { viewsWanted } from '#contract/lifecycles/seizure-photos';
import type { ValueOf } from '#contract/vocabularies/index';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useRights } from '../../data/rights';
import { useIdentity } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { FileInput } from '../../parts/file-input';
import { Section } from '../../parts/section';
import { useFailure } from '../failure';
import { mayWith, useFileRecord } from '../file/file-record';
import { chosenKinds } from './chosen-kinds';
import type { DocumentRow } from './document-list';
import { PhotoPicture } from './photo-picture';
import { PostPhotos } from './post-photos';
import { sendPhotos } from './send-photos';

type Slot = ValueOf<'photoSlot'>;

/** The views of the asset as tiles, each with its newest photo whose bytes are whole, or the word that it is missing; photos are chosen, taken or dropped on them. */
export function PhotoSlots({ rows }: { rows: readonly DocumentRow[] }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const rights = useRights();
  const { http } = useIdentity();
  const explain = useFailure();
  const fetchAgain = useFetchAgain('document');
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const slots = file.photoViews ?? viewsWanted(file.assetType, null);
  const newest = (slot: Slot) => rows.find(({ photoSlot, bytesFault }) => photoSlot === slot && !bytesFault);
  const held = slots.filter((slot) => newest(slot)).length;
  const mayAdd = rights.may('seizurePhotos', 'create') && mayWith(file, 'work') && share === null;
  const take = async (from: Slot, photos: readonly File[]) => {
    if (!mayAdd || photos.length === 0) return;
    setFailure(null);
    setShare(0);
    try {
      await sendPhotos(
        http,
        file.id,
        inSlots(
          from,
          photos,
          slots.filter((slot) => !newest(slot)),
        ),
        setShare,
      );
    } catch (error) {
      setFailure(error);
    }
    setShare(null);
    await fetchAgain();
  };
  return (
    <Section
      title={t('document.photos')}
      actions={
        <>
          {t('document.photosOf', { held, total: slots.length })} <PostPhotos rows={rows} />
        </>
      }
    >
      {share !== null && (
        <LinearProgress
          aria-label={t('document.photosSending')}
          variant="determinate"
          value={share * 100}
          sx={{ mb: 1 }}
        />
      )}
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {explain(failure)}
        </Alert>
      )}
      <Tiles>
        {slots.map((slot) => (
          <Tile
            key={slot}
            label={choice('photoSlot', slot)}
            row={newest(slot)}
            mayAdd={mayAdd}
            onPhotos={(photos) => void take(slot, photos)}
          />
        ))}
      </Tiles>
    </Section>
  );
}

/** The first photo is for the slot that it was given to; further ones fill the slots that are missing, and then are other views. */
function inSlots(from: Slot, photos: readonly File[], missing: readonly Slot[]) {
  const next = missing.filter((slot) => slot !== from);
  return photos.map((photo, at) => ({ photo, slot: at === 0 ? from : (next[at - 1] ?? ('other' as const)) }));
}

interface TileProps {
  readonly label: string;
  readonly row: DocumentRow | undefined;
  readonly mayAdd: boolean;
  readonly onPhotos: (photos: readonly File[]) => void;
}

function Tile({ label, row, mayAdd, onPhotos }: TileProps) {
  const { t } = useWords();
  const chooser = useRef<HTMLElement | null>(null);
  return (
    <li>
      <Face
        disabled={!mayAdd}
        aria-label={t(row ? 'document.photoReplace' : 'document.photoAdd', { slot: label })}
        onClick={() => chooser.current?.click()}
        onDragOver={(event: React.DragEvent) => event.preventDefault()}
        onDrop={(event: React.DragEvent) => {
          event.preventDefault();
          event.stopPropagation();
          onPhotos([...event.dataTransfer.files]);
        }}
      >
        {row ? <PhotoPicture row={row} /> : <AddAPhoto color="action" />}
        <Typography variant="body2">{label}</Typography>
        {!row && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('document.photoMissing')}
          </Typography>
        )}
      </Face>
      <FileInput input={chooser} label={label} accept={chosenKinds.photo} many camera onFiles={onPhotos} />
    </li>
  );
}

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 8,
  padding: 0,
  margin: 0,
  listStyle: 'none',
});
const Face = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 4,
  width: '100%',
  height: 132,
  padding: 8,
  border: `1px dashed ${theme.vars?.palette.divider}`,
  borderRadius: 8,
}));
