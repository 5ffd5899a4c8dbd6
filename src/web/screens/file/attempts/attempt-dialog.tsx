import { useState } from 'react';
import { useWriting } from '../../../data/use-writing';
import { useTranslate } from '../../../i18n/use-translate';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';

const asked = [
  'outcome',
  'at',
  'addressRelatedPartyId',
  'address',
  'latitude',
  'longitude',
  'note',
  'photos',
] as const;

/** Records what somebody tried, as it is told at a desk. */
export function AttemptDialog({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const t = useTranslate();
  const { create } = useWriting('attempt');
  const [values] = useState(() => ({
    fileId: file.id,
    outcome: null,
    at: new Date().toISOString(),
    addressRelatedPartyId: null,
    address: '',
    latitude: null,
    longitude: null,
    note: '',
    photos: [],
  }));
  return (
    <FieldsDialog
      title={t('fileTabs.attempts.add')}
      lead={t('fileTabs.attempts.lead')}
      resource="attempt"
      asked={asked}
      values={values}
      save={t('fileTabs.attempts.save')}
      onSave={async (given) => {
        const sent = Object.fromEntries(
          asked.flatMap((name) => (given[name] === '' || given[name] == null ? [] : [[name, given[name]]])),
        );
        await create({ ...sent, fileId: file.id });
        return t('fileTabs.attempts.added');
      }}
      onClose={onClose}
    />
  );
}
