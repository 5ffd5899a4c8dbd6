import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { useReferenceName } from '../../../kinds/cells/reference-name';
import { Awaited } from '../../../parts/awaited';
import { FileInput } from '../../../parts/file-input';
import { FramedLines } from '../../../parts/framed-lines';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { chosenKinds } from '../../document/chosen-kinds';
import { PostDocument, RemoveDocument } from '../../document/document-dialogs';
import { DocumentLine } from '../../document/document-line';
import type { DocumentAction } from '../../document/document-line';
import { endedOrders, grouped, isPicture, useFileDocuments } from '../../document/document-list';
import type { DocumentRow } from '../../document/document-list';
import { RelabelDialog, UploadDialog } from '../../document/label-dialog';
import { PhotoSlots } from '../../document/photo-slots';
import { PreviewDialog } from '../../document/preview-dialog';
import { useUploadQueue } from '../../document/upload-queue';
import { UploadProgress } from '../../document/upload-progress';
import { MakeForm } from '../../form/make-form';
import { mayWith, useFileRecord } from '../file-record';
import { TabPart } from '../tab-part';
import { LackingDocuments } from './lacking-documents';
import { useOpenDocument } from './use-open-document';

/** The documents of the file by their groups. Files are chosen, or dropped anywhere on it. */
export function DocumentsTab() {
  const file = useFileRecord();
  const { t, many } = useWords();
  const rights = useRights();
  const { data, error, refetch } = useFileDocuments(file.id);
  const queue = useUploadQueue(file.id);
  const chooser = useRef<HTMLElement | null>(null);
  const camera = useRef<HTMLElement | null>(null);
  const onTouch = useMediaQuery('(pointer: coarse)');
  const [over, setOver] = useState(false);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [wanted, setWanted] = useState<ValueOf<'documentType'>>();
  const mayAdd = rights.may('document', 'create') && mayWith(file, 'work');
  const mayPhoto = rights.may('seizurePhotos', 'create') && mayWith(file, 'work');
  const take = (files: readonly File[]) => {
    if (mayAdd && files.length > 0) setChosen(files);
  };
  const choose = (type?: ValueOf<'documentType'>) => {
    setWanted(type);
    chooser.current?.click();
  };
  const add = mayAdd && (
    <>
      {onTouch && (
        <Button startIcon={<PhotoCameraIcon />} onClick={() => camera.current?.click()}>
          {t('document.takePhotos')}
        </Button>
      )}
      <Button startIcon={<AddIcon />} onClick={() => choose()}>
        {t('document.add')}
      </Button>
    </>
  );
  return (
    <Documents
      data-over={(over && mayAdd) || undefined}
      data-drop={t('document.drop')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        setWanted(undefined);
        take([...event.dataTransfer.files]);
      }}
    >
      <Section
        title={many('document')}
        actions={
          data &&
          data.length > 0 && (
            <>
              <MakeForm /> {add}
            </>
          )
        }
      >
        <LackingDocuments {...(mayAdd && { onAdd: choose })} />
        <UploadProgress queue={queue} />
        <Awaited data={data} error={error} refetch={refetch} />
        {data?.length === 0 && (
          <Standstill title={t('document.empty')} lead={mayAdd && t('document.emptyLead')}>
            {add} <MakeForm />
          </Standstill>
        )}
        {data && <Groups rows={data} />}
      </Section>
      {data && (mayPhoto || data.some(({ photoSlot }) => photoSlot)) && <PhotoSlots rows={data} />}
      <FileInput
        input={chooser}
        label={t('document.add')}
        accept={chosenKinds.document}
        many
        onFiles={take}
      />
      <FileInput
        input={camera}
        label={t('document.takePhotos')}
        accept={chosenKinds.photo}
        camera
        onFiles={take}
      />
      {chosen.length > 0 && (
        <UploadDialog
          files={chosen}
          documentType={wanted}
          onSend={(labels) => queue.add(chosen, labels)}
          onClose={() => setChosen([])}
        />
      )}
    </Documents>
  );
}

const Documents = styled(TabPart)(({ theme }) => ({
  position: 'relative',
  '&[data-over]::after': {
    content: 'attr(data-drop)',
    position: 'absolute',
    inset: -8,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    border: `2px dashed ${theme.vars?.palette.primary.main}`,
    borderRadius: 8,
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.background.paper} 88%, transparent)`,
    fontWeight: 600,
  },
}));

function Groups({ rows }: { rows: readonly DocumentRow[] }) {
  const file = useFileRecord();
  const { t } = useWords();
  const client = useReferenceName('company', file.clientId);
  const [doing, setDoing] = useState<{ action: DocumentAction; row: DocumentRow } | null>(null);
  const opened = useOpenDocument(rows);
  const close = () => setDoing(null);
  const groups = grouped(rows);
  const ended = endedOrders(rows);
  const pictures = groups.flatMap((group) => group.rows.filter(isPicture));
  return (
    <>
      {opened.isMissing && (
        <Alert severity="info" onClose={opened.close}>
          {t('document.notHere')}
        </Alert>
      )}
      {groups.map(({ group, rows: some }) => (
        <section key={group} aria-label={t(`document.groups.${group}`)}>
          <Typography variant="h3" sx={{ mt: 2, mb: 0.75, color: 'text.secondary' }}>
            {t(`document.groups.${group}`)}
          </Typography>
          <FramedLines>
            {some.map((row) => (
              <DocumentLine
                key={row.id}
                row={row}
                isEnded={ended.has(row.id)}
                onDo={(action, one) =>
                  action === 'preview' ? opened.open(one) : setDoing({ action, row: one })
                }
              />
            ))}
          </FramedLines>
        </section>
      ))}
      {opened.row && (
        <PreviewDialog row={opened.row} pictures={pictures} onTurn={opened.turn} onClose={opened.close} />
      )}
      {doing?.action === 'relabel' && <RelabelDialog row={doing.row} onClose={close} />}
      {doing?.action === 'post' && <PostDocument row={doing.row} client={client} onClose={close} />}
      {doing?.action === 'remove' && <RemoveDocument row={doing.row} onClose={close} />}
    </>
  );
}
