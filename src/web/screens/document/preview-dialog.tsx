import IconButton from '@mui/material/IconButton';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Quiet } from '../../parts/words-in-line';
import { useIdentity } from '../../identity/identity-context';
import { Dialog } from '../../frame/dialog';
import { useTranslate } from '../../i18n/use-translate';
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

/** A document in place: a paper in a frame, a picture with those beside it. */
export function PreviewDialog({ row, pictures, onTurn, onClose }: PreviewProps) {
  const t = useTranslate();
  const { http } = useIdentity();
  const at = isPicture(row) ? pictures.findIndex(({ id }) => id === row.id) : -1;
  const turn = (step: number) => {
    const next = at < 0 ? undefined : pictures[at + step];
    if (next) onTurn(next);
  };
  return (
    <Dialog wide title={nameOf(row)} onClose={onClose}>
      <div
        className="preview"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') turn(-1);
          if (key === 'ArrowRight') turn(1);
        }}
      >
        <DocumentContent key={row.id} row={row} />
        <footer className="dialog-foot preview-foot">
          {at >= 0 && pictures.length > 1 && (
            <>
              <IconButton aria-label={t('document.previous')} disabled={at === 0} onClick={() => turn(-1)}>
                <ChevronLeftIcon />
              </IconButton>
              <Quiet style={{ fontVariantNumeric: 'tabular-nums' }}>
                {t('document.place', { number: at + 1, total: pictures.length })}
              </Quiet>
              <IconButton
                aria-label={t('document.next')}
                disabled={at === pictures.length - 1}
                onClick={() => turn(1)}
              >
                <ChevronRightIcon />
              </IconButton>
            </>
          )}
          <Button startIcon={<FileDownloadIcon />} onClick={() => void saveDocument(http, row.id)}>
            {t('document.download')}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
