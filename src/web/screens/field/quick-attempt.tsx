import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { needsNote, needsPhoto, needsPlace } from '#contract/lifecycles/attempt';
import { attemptOutcome } from '#contract/vocabularies/file';
import { useWords } from '../../i18n/words';
import { AskDialog } from '../../parts/ask-dialog';
import { SelectField } from '../../parts/select-field';
import { Quiet } from '../../parts/words-in-line';
import type { Recording } from './recorded-queue';
import { CameraButton } from './camera-button';
import { readPlace } from './read-place';
import type { Sheet } from './sheet-card';
import { TapChoice } from './tap-choice';
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
  const found = place ?? readPlace(typed);
  const isPlaced = outcome === null || !needsPlace.includes(outcome) || found !== undefined;
  const isDisengaging = outcome !== null && needsNote.includes(outcome);
  const isTold = !isDisengaging || note.trim() !== '';
  const isUnseen = outcome !== null && needsPhoto.includes(outcome) && photos.length === 0;
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
      disabled={outcome === null || !isPlaced || !isTold}
      onConfirm={() => void record()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <TapChoice
          label={label('attempt', 'outcome')}
          value={outcome}
          choices={attemptOutcome.map((one) => [one, choice('attemptOutcome', one)])}
          onPick={setOutcome}
        />
        {isDisengaging && (
          <Alert severity="error" role="alert">
            {t('field.disengage')}
          </Alert>
        )}
        {sheet.addresses.length > 0 && (
          <SelectField
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
          required={isDisengaging}
          value={note}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          onChange={({ target }) => setNote(target.value)}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <CameraButton
            label={t('field.photo')}
            onTake={(taken) => setPhotos((before) => [...before, ...taken])}
          />
          {photos.length > 0 && <Quiet>{t('field.photos', { smart_count: photos.length })}</Quiet>}
          {isUnseen && <Quiet>{t('field.photoNeeded')}</Quiet>}
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
