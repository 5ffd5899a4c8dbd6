import Box from '@mui/material/Box';
import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../../../i18n/words';
import { DropField } from '../../../parts/drop-field';
import { UploadProgress } from '../../document/upload-progress';
import { useUploadQueue } from '../../document/upload-queue';
import { useFileRecord } from '../file-record';

interface DroppedDocumentProps {
  readonly documentType: ValueOf<'documentType'>;
  /** What comes of it, in words. */
  readonly label: string;
}

/** Takes documents of a kind for the file where they are waited for: dropped there, or chosen. */
export function DroppedDocument({ documentType, label }: DroppedDocumentProps) {
  const file = useFileRecord();
  const { t } = useWords();
  const queue = useUploadQueue(file.id);
  return (
    <Box sx={{ flexBasis: '100%', pb: 1, displayPrint: 'none' }}>
      <DropField
        label={label}
        choose={t('document.add')}
        onFiles={(files) => queue.add(files, { documentType })}
      />
      <UploadProgress queue={queue} />
    </Box>
  );
}
