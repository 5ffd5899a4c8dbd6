import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect } from 'react';
import { useIdentity } from '../../identity/identity-context';
import { useTranslate } from '../../i18n/use-translate';
import { AskDialog } from '../../parts/ask-dialog';
import { Quiet } from '../../parts/words-in-line';
import { saveDocument } from './document-calls';
import { DocumentContent } from './document-content';
import type { DocumentRow } from './document-list';
import { isPicture, nameOf } from './document-list';

interface PreviewProps {
  readonly row: DocumentRow;
  /** The pictures beside it, itself included: the arrows go through them. */
  readonly pictures: readonly DocumentRow[];
  readonly onTurn: (row: DocumentRow) => void;
  readonly onClose: () => void;
}

/** A document in place: a PDF in a frame, a picture with those beside it. */
export function PreviewDialog({ row, pictures, onTurn, onClose }: PreviewProps) {
  const t = useTranslate();
  const { http } = useIdentity();
  const at = isPicture(row) ? pictures.findIndex(({ id }) => id === row.id) : -1;
  const turn = useCallback(
    (step: number) => {
      const next = at < 0 ? undefined : pictures[at + step];
      if (next) onTurn(next);
    },
    [at, pictures, onTurn],
  );
  // The arrows turn the pictures wherever the focus is; a PDF in its frame keeps its own keys.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [turn]);
  return (
    <AskDialog
      size="md"
      title={nameOf(row)}
      onClose={onClose}
      actions={
        <>
          {at >= 0 && pictures.length > 1 && (
            <Turner>
              <IconButton aria-label={t('document.previous')} disabled={at === 0} onClick={() => turn(-1)}>
                <ChevronLeftIcon />
              </IconButton>
              {t('document.place', { number: at + 1, total: pictures.length })}
              <IconButton
                aria-label={t('document.next')}
                disabled={at === pictures.length - 1}
                onClick={() => turn(1)}
              >
                <ChevronRightIcon />
              </IconButton>
            </Turner>
          )}
          <Button startIcon={<FileDownloadIcon />} onClick={() => void saveDocument(http, row.id)}>
            {t('document.download')}
          </Button>
        </>
      }
    >
      <DocumentContent key={row.id} row={row} />
    </AskDialog>
  );
}

const Turner = styled(Quiet)({
  display: 'flex',
  alignItems: 'center',
  marginRight: 'auto',
  fontVariantNumeric: 'tabular-nums',
});
