import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { drivable as drivables, keysStatus as keys } from '#contract/vocabularies/asset';
import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import { AskDialog } from '../../parts/ask-dialog';
import { Quiet } from '../../parts/words-in-line';
import { CameraButton } from './camera-button';
import type { Unit } from './unit';
import type { View } from './kept-recorded';
import type { Recording } from './recorded-queue';
import { TapChoice } from './tap-choice';
import { ViewPhotos } from './view-photos';

interface SecuredFormProps {
  readonly unit: Unit;
  readonly onRecord: (one: Recording) => Promise<void>;
  readonly onClose: () => void;
}

/** How an asset in hand was found, said with a thumb while one walks around it; what was said before stands in it. */
export function SecuredForm({ unit, onRecord, onClose }: SecuredFormProps) {
  const { t, choice, label } = useWords();
  const [keysStatus, setKeys] = useState<ValueOf<'keysStatus'> | null>(unit.keysStatus);
  const [drivable, setDrivable] = useState<ValueOf<'drivable'> | null>(unit.drivable);
  const [odometer, setOdometer] = useState(unit.odometerKm === null ? '' : `${unit.odometerKm}`);
  const [damage, setDamage] = useState(unit.damage ?? '');
  const [effects, setEffects] = useState<'none' | 'some' | null>(
    unit.hasEffects === null ? null : unit.hasEffects ? 'some' : 'none',
  );
  const [lines, setLines] = useState((unit.items ?? []).join('\n'));
  const [home, setHome] = useState<'home' | 'elsewhere' | null>(
    unit.fromHome === null ? null : unit.fromHome ? 'home' : 'elsewhere',
  );
  const [adult, setAdult] = useState(unit.adultPresent ?? '');
  const [views, setViews] = useState<readonly View[]>([]);
  const [signed, setSigned] = useState<readonly File[]>([]);
  const items = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const km = odometer.replace(/[\s,]/g, '');
  const isRead = km === '' || (/^\d{1,7}$/.test(km) && Number(km) <= 2_000_000);
  const missing = unit.missing.filter((slot) => !views.some((view) => view.slot === slot));
  const isSaid =
    keysStatus !== null &&
    drivable !== null &&
    effects !== null &&
    isRead &&
    (!unit.asksHome || home !== null) &&
    (effects === 'none' || items.length > 0);
  const record = async () => {
    if (keysStatus === null || drivable === null || effects === null) return;
    await onRecord({
      ...{ ref: unit.ref, at: new Date().toISOString(), views, signed },
      secured: {
        ...{ fileId: unit.fileId, keysStatus, drivable, hasEffects: effects === 'some' },
        ...(km !== '' && { odometerKm: Number(km) }),
        ...(home !== null && { fromHome: home === 'home' }),
        ...(home === 'home' && adult.trim() && { adultPresent: adult.trim() }),
        ...(damage.trim() && { damage: damage.trim() }),
        ...(effects === 'some' && { items }),
      },
    });
    onClose();
  };
  return (
    <AskDialog
      title={t('field.securedOne', { name: unit.debtorName ?? unit.ref })}
      confirm={t('field.recordSecured')}
      disabled={!isSaid}
      onConfirm={() => void record()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <TapChoice
          label={label('file', 'recovery.keysStatus')}
          value={keysStatus}
          choices={keys.map((one) => [one, choice('keysStatus', one)])}
          onPick={setKeys}
        />
        <TapChoice
          label={label('file', 'recovery.drivable')}
          value={drivable}
          choices={drivables.map((one) => [one, choice('drivable', one)])}
          onPick={setDrivable}
        />
        <TextField
          label={label('file', 'recovery.odometerKm')}
          value={odometer}
          error={!isRead}
          helperText={isRead ? undefined : t('field.odometerWrong')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onChange={({ target }) => setOdometer(target.value)}
        />
        <TextField
          label={label('file', 'recovery.damage')}
          value={damage}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          onChange={({ target }) => setDamage(target.value)}
        />
        {unit.asksHome && (
          <TapChoice
            label={t('field.takenFrom')}
            value={home}
            choices={[
              ['elsewhere', t('field.takenElsewhere')],
              ['home', t('field.takenFromHome')],
            ]}
            onPick={setHome}
          />
        )}
        {unit.asksHome && home === 'home' && (
          <TextField
            label={label('file', 'recovery.adultPresent')}
            value={adult}
            helperText={t('field.adultHelp')}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={({ target }) => setAdult(target.value)}
          />
        )}
        <TapChoice
          label={t('field.effects')}
          value={effects}
          choices={[
            ['none', t('field.effectsNone')],
            ['some', t('field.effectsSome')],
          ]}
          onPick={setEffects}
        />
        {effects === 'some' && (
          <>
            <TextField
              label={t('field.items')}
              value={lines}
              multiline
              minRows={3}
              onChange={({ target }) => setLines(target.value)}
            />
            <FormControlLabel
              sx={{ m: 0, gap: 1 }}
              label={
                <Quiet>
                  {signed.length > 0
                    ? t('field.photos', { smart_count: signed.length })
                    : t('field.signedLead')}
                </Quiet>
              }
              control={
                <CameraButton
                  label={t('field.signed')}
                  onTake={(photos) => setSigned((before) => [...before, ...photos])}
                />
              }
            />
          </>
        )}
        <ViewPhotos
          unit={unit}
          views={views}
          onTake={(view) => setViews((before) => [...before.filter(({ slot }) => slot !== view.slot), view])}
        />
        <Quiet>
          {missing.length > 0
            ? t('field.viewsMissing', { smart_count: missing.length })
            : t('field.viewsComplete')}
        </Quiet>
      </Stack>
    </AskDialog>
  );
}
