import { useTranslate } from '../../i18n/use-translate';
import { DownloadButton } from '../import/download-button';
import type { CloseOutExport } from './close-out-calls';

/** Hands the file of an export to the person. */
export function DownloadExport({ one: { _id, createdAt, code } }: { one: CloseOutExport }) {
  const t = useTranslate();
  return (
    <DownloadButton
      command="downloadCloseOutExport"
      sent={{ exportId: _id }}
      name={`close-out-cibc-${createdAt.slice(0, 10)}-${code}.csv`}
      label={t('closeOut.download')}
      spoken={t('closeOut.ofExport', { action: t('closeOut.download'), code })}
    />
  );
}
