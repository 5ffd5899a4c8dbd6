import Alert from '@mui/material/Alert';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { TextLink } from '../../parts/text-link';
import type { Preview } from './form-calls';

/** The views of the asset of which no picture stands on a form, under each reason, with the way to the photos. Nothing waits for them. */
export function LackingPhotos({
  lacking,
  fileId,
  onLeave,
}: Pick<Preview, 'lacking'> & {
  fileId: string;
  /** Somebody goes to the photos of the file. */
  onLeave: () => void;
}) {
  const { t, choice } = useWords();
  if (lacking.length === 0) return null;
  const reasons = [...new Set(lacking.map(({ lack }) => lack))];
  return (
    <Alert severity="info" role="status">
      {t('file.form.lacking')}
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            {t('file.form.lackingFor', {
              reason: choice('photoLack', reason),
              slots: slotsOf(lacking, reason)
                .map((slot) => choice('photoSlot', slot))
                .join(' · '),
            })}
          </li>
        ))}
      </ul>
      <TextLink underline="always" to={`${recordPath('file', fileId)}/documents`} onClick={onLeave}>
        {t('file.form.toPhotos')}
      </TextLink>
    </Alert>
  );
}

/** Each view once, however many of its photos are lacking. */
function slotsOf(lacking: Preview['lacking'], reason: string) {
  return [...new Set(lacking.filter(({ lack }) => lack === reason).map(({ slot }) => slot))];
}
