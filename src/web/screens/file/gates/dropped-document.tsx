import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../../../i18n/words';
import { DropField } from '../../../parts/drop-field';
import { UploadProgress } from '../../document/upload-progress';
import { useUploadQueue } from '../../document/upload-queue';
import { useFileRecord } from '../file-record';

type Said = Readonly<Record<string, unknown>>;

interface DroppedDocumentProps {
  readonly documentType: ValueOf<'documentType'>;
  /** What comes of it, in words. */
  readonly label: string;
  /** Asks what else has to be said of it before it is sent, where its kind alone does not say enough. */
  readonly naming?: ((onSend: (said: Said) => Promise<void>, onClose: () => void) => ReactNode) | undefined;
}

/** Takes documents of a kind for the file where they are waited for: dropped there, or chosen. */
export function DroppedDocument({ documentType, label, naming }: DroppedDocumentProps) {
  const file = useFileRecord();
  const { t } = useWords();
  const queue = useUploadQueue(file.id);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const send = (files: readonly File[], said: Said = {}) => queue.add(files, { ...said, documentType });
  return (
    <Box sx={{ flexBasis: '100%', pb: 1, displayPrint: 'none' }}>
      <DropField
        label={label}
        choose={t('document.add')}
        onFiles={(files) => (naming ? setDropped(files) : send(files))}
      />
      <UploadProgress queue={queue} />
      {naming &&
        dropped.length > 0 &&
        naming(
          async (said) => {
            send(dropped, said);
            setDropped([]);
          },
          () => setDropped([]),
        )}
    </Box>
  );
}
