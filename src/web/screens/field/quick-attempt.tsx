import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useRef, useState } from 'react';
import { needsPlace } from '#contract/lifecycles/attempt';
import { attemptOutcome } from '#contract/vocabularies/file';
import { useWords } from '../../i18n/words';
import { AskDialog } from '../../parts/ask-dialog';
import { Pick } from '../../parts/pick';
import { Quiet } from '../../parts/words-in-line';
import type { Recording } from './attempt-queue';
import { readPlace } from './read-place';
import type { Sheet } from './sheet-card';
import type { Place } from './use-place';

type Outcome = (typeof attemptOutcome)[number];

interface QuickAttemptProps {
  readonly sheet: Sheet;
  readonly place: Place | undefined;
  /** The asset is on the hook, and the phone could not say where. */
  readonly isHooked?: true;
  readonly onAsk: () => void;
  readonly onRecord: (one: Recording) => Promise<void>;
  readonly onClose: () => void;
}

const elsewhere = '';

/** Records an attempt with a thumb: what came of it, and besides whatever there is time for. */
export function QuickAttempt({ sheet, place, isHooked, onAsk, onRecord, onClose }: QuickAttemptProps) {
  const { t, choice, label } = useWords();
  const [at] = useState(() => new Date().toISOString());
  const [outcome, setOutcome] = useState<Outcome | null>(isHooked ? 'secured' : null);
  const [visited, setVisited] = useState(sheet.addresses.length === 1 ? '0' : elsewhere);
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const camera = useRef<HTMLElement | null>(null);
  const found = place ?? readPlace(typed);
  const isPlaced = outcome === null || !needsPlace.includes(outcome) || found !== undefined;
  const record = async () => {
    if (!outcome) return;
    const address = visited === elsewhere ? undefined : sheet.addresses[Number(visited)];
    await onRecord({
      ref: sheet.ref,
      photos,
      attempt: {
        ...{ fileId: sheet.fileId, at, outcome },
        ...(address && { addressRelatedPartyId: address.relatedPartyId, address: address.address }),
        ...(found && { latitude: found.latitude, longitude: found.longitude }),
        ...(note.trim() && { note: note.trim() }),
      },
    });
    onClose();
  };
  return (
    <AskDialog
      title={t('field.attemptOne', { name: sheet.debtorName ?? sheet.ref })}
      confirm={t('field.record')}
      disabled={outcome === null || !isPlaced}
      onConfirm={() => void record()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          value={outcome}
          aria-label={label('attempt', 'outcome')}
          onChange={(_, next: Outcome | null) => setOutcome(next)}
          sx={{
            display: 'grid',
            ...{ gridTemplateColumns: '1fr 1fr', gap: 1 },
            '& .MuiToggleButton-root.MuiToggleButton-root': {
              minHeight: 52,
              m: 0,
              border: 1,
              borderRadius: 1,
            },
          }}
        >
          {attemptOutcome.map((one) => (
            <ToggleButton key={one} value={one}>
              {choice('attemptOutcome', one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {sheet.addresses.length > 0 && (
          <Pick
            label={label('attempt', 'address')}
            value={visited}
            choices={[
              ...sheet.addresses.map(({ address }, index): [string, string] => [`${index}`, address]),
              [elsewhere, t('field.elsewhere')],
            ]}
            onPick={setVisited}
          />
        )}
        <TextField
          label={label('attempt', 'note')}
          value={note}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          onChange={({ target }) => setNote(target.value)}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button startIcon={<PhotoCamera />} onClick={() => camera.current?.click()}>
            {t('field.photo')}
          </Button>
          {photos.length > 0 && <Quiet>{t('field.photos', { smart_count: photos.length })}</Quiet>}
          <Box
            component="input"
            type="file"
            hidden
            multiple
            ref={camera}
            accept="image/*"
            capture="environment"
            aria-label={t('field.photo')}
            onChange={(event) => {
              const taken = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = '';
              setPhotos((before) => [...before, ...taken]);
            }}
          />
        </Stack>
        {place ? (
          <Quiet>{t('field.placed', { within: place.within })}</Quiet>
        ) : (
          <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
            <Quiet>{t(isPlaced ? 'field.unplaced' : 'field.placeNeeded')}</Quiet>
            <Button onClick={onAsk}>{t('field.whereAgain')}</Button>
            {outcome !== null && needsPlace.includes(outcome) && (
              <TextField
                label={t('field.placeTyped')}
                placeholder="43.6532, -79.3832"
                value={typed}
                error={typed !== '' && !found}
                helperText={typed !== '' && !found ? t('field.placeWrong') : undefined}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Stack>
        )}
      </Stack>
    </AskDialog>
  );
}
