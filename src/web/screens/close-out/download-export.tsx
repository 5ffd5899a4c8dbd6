import { fill } from '../../i18n/words';
import { DownloadButton } from '../import/download-button';
import type { CloseOutExport } from './close-out-calls';
import { useCloseOutTexts } from './close-out-texts';

/** Hands the file of an export to the person. */
export function DownloadExport({ one: { _id, createdAt, code } }: { one: CloseOutExport }) {
  const texts = useCloseOutTexts();
  return (
    <DownloadButton
      path={`/desk/closeOut/exports/${_id}/file`}
      name={`close-out-cibc-${createdAt.slice(0, 10)}-${code}.csv`}
      label={texts.download}
      spoken={fill(texts.ofExport, { action: texts.download, code })}
    />
  );
}
