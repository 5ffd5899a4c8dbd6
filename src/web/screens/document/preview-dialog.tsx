import { useQuery } from '@tanstack/react-query';
import { useIdentity } from '../../identity/identity-context';
import { fill } from '../../i18n/words';
import { Dialog } from '../../frame/dialog';
import { Icon } from '../../frame/icon';
import { Standstill } from '../../generated/list-states';
import { useFailure } from '../failure';
import { addressOfDocument, saveDocument } from './document-calls';
import type { DocumentRow } from './document-list';
import { isPicture, isShownInPlace, nameOf } from './document-list';
import { useDocumentTexts } from './document-texts';

interface PreviewProps {
  readonly row: DocumentRow;
  /** The pictures beside it, itself included: the arrows go through them. */
  readonly pictures: readonly DocumentRow[];
  readonly onTurn: (row: DocumentRow) => void;
  readonly onClose: () => void;
}

/** A document in place: a paper in a frame, a picture with those beside it. */
export function PreviewDialog({ row, pictures, onTurn, onClose }: PreviewProps) {
  const texts = useDocumentTexts();
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
        <Content key={row.id} row={row} />
        <footer className="dialog-foot preview-foot">
          {at >= 0 && pictures.length > 1 && (
            <>
              <button
                type="button"
                className="icon-button"
                aria-label={texts.previous}
                disabled={at === 0}
                onClick={() => turn(-1)}
              >
                <Icon name="left" />
              </button>
              <span className="quiet figures">
                {fill(texts.place, { number: at + 1, total: pictures.length })}
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={texts.next}
                disabled={at === pictures.length - 1}
                onClick={() => turn(1)}
              >
                <Icon name="right" />
              </button>
            </>
          )}
          <button type="button" className="button" onClick={() => void saveDocument(http, row.id)}>
            <Icon name="export" /> {texts.download}
          </button>
        </footer>
      </div>
    </Dialog>
  );
}

function Content({ row }: { row: DocumentRow }) {
  const texts = useDocumentTexts();
  const { http } = useIdentity();
  const explain = useFailure();
  const shown = isShownInPlace(row);
  // An address opens for two minutes: an old one is never shown again.
  const {
    data: url,
    error,
    refetch,
  } = useQuery({
    queryKey: ['desk', 'documentAddress', row.id, row.version],
    queryFn: () => addressOfDocument(http, row.id, 'view'),
    enabled: shown,
    gcTime: 0,
    staleTime: Infinity,
  });
  if (!shown) return <p className="preview-none">{texts.noPreview}</p>;
  if (error)
    return (
      <Standstill title={texts.failed} lead={explain(error)}>
        <button type="button" className="button" onClick={() => void refetch()}>
          {texts.again}
        </button>
      </Standstill>
    );
  if (!url) return <span className="skeleton preview-page" />;
  return isPicture(row) ? (
    <img className="preview-picture" src={url} alt={nameOf(row)} />
  ) : (
    <iframe className="preview-page" src={url} title={nameOf(row)} />
  );
}
