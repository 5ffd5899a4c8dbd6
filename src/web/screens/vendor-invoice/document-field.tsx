import FileIcon from '@mui/icons-material/FolderOutlined';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { inputId } from '../../kinds/input-id';
import { DropField } from '../../parts/drop-field';
import { LyingDocuments } from './lying-documents';
import { chosenKinds } from '../document/chosen-kinds';
import { useDocumentUpload } from '../document/document-upload';
import { SendingDocument } from '../document/sending-document';

const name = 'documentId';

/** The document of an invoice: dropped or chosen and sent in at once, or one that lies on the files already. */
export function DocumentField({ fileIds }: { fileIds: readonly string[] }) {
  const { t, said } = useWords();
  const { field, fieldState } = useController({ name });
  const { value, onChange, ref } = field;
  const about = useMemo(() => (fileIds.length > 0 ? { fileIds } : null), [fileIds]);
  const upload = useDocumentUpload(about, 'vendor_invoice', onChange);
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  const problem = fieldState.error?.message;
  const title = t('vendorInvoicePage.attached.title');
  return (
    <FormControl fullWidth error={Boolean(problem)} id={inputId(name)} ref={ref} tabIndex={-1}>
      <DropField
        label={`${title} (${t('vendorInvoicePage.attached.neededToSubmit')})`}
        choose={chosen ? t('vendorInvoicePage.attached.replace') : t('vendorInvoicePage.attached.choose')}
        accept={chosenKinds.bill}
        disabled={upload.sent?.state === 'sending'}
        onFiles={([file]) => file && upload.choose(file)}
      >
        {(chosen ?? upload.sent) && (
          <Button
            variant="text"
            onClick={() => {
              upload.drop();
              onChange(null);
            }}
          >
            {t('vendorInvoicePage.attached.takeOff')}
          </Button>
        )}
        {!chosen && <LyingDocuments fileIds={fileIds} onChoose={onChange} />}
        {chosen && !upload.sent && (
          <Stack direction="row" sx={{ flexBasis: '100%', alignItems: 'center', gap: 1 }}>
            <FileIcon fontSize="small" /> <ReferenceName to="document" id={chosen} linked={false} />
          </Stack>
        )}
        {upload.sent && (
          <SendingDocument
            sent={upload.sent}
            waiting={t('vendorInvoicePage.attached.waiting')}
            onRetry={upload.retry}
          />
        )}
      </DropField>
      <FormHelperText>
        {problem ? said(problem, { path: name, label: title }) : t('vendorInvoicePage.attached.help')}
      </FormHelperText>
    </FormControl>
  );
}
