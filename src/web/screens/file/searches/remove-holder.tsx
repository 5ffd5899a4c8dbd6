import { useWriting } from '../../../data/use-writing';
import { useTranslate } from '../../../i18n/use-translate';
import { Sure } from '../../../parts/sure';
import type { HoldersRecord } from './file-searches';

/** Takes a lien holder off the file's list. */
export function RemoveHolder(props: { held: HoldersRecord; place: number; onClose: () => void }) {
  const { held, place, onClose } = props;
  const t = useTranslate();
  const { change } = useWriting('lienHolder');
  return (
    <Sure
      grave
      title={t('searches.removeHolder', { name: held.parties?.[place]?.name ?? '' })}
      lead={t('searches.removeLead')}
      confirm={t('remove')}
      work={async () => {
        await change(held, { parties: held.parties?.filter((_, at) => at !== place) ?? [] });
        return t('searches.holderSaved');
      }}
      onClose={onClose}
    />
  );
}
