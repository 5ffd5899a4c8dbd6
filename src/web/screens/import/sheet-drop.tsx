import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { DropField } from '../../parts/drop-field';
import { Small } from '../../parts/words-in-line';
import { inUtf8 } from './in-utf8';
import { saveBlob } from '../../http/save-blob';
import { formatSize } from '../../kinds/format';

interface SheetDropProps {
  /** The one that was chosen. */
  readonly file: File | null;
  /** The columns of an empty template, and what its file is called. */
  readonly header: readonly string[];
  readonly template: string;
  readonly onFile: (file: File) => unknown;
}

/** Takes a spreadsheet, and hands out an empty one. */
export function SheetDrop({ file, header, template, onFile }: SheetDropProps) {
  const t = useTranslate();
  const { locale } = useWords();
  const saveTemplate = () =>
    saveBlob(new Blob([`\uFEFF${header.join(',')}\r\n`], { type: 'text/csv' }), template);
  return (
    <DropField
      label={
        file
          ? t('importing.chosen', { name: file.name, size: formatSize(file.size, locale) })
          : t('importing.drop')
      }
      choose={t('importing.choose')}
      accept=".csv,.tsv,.txt,.xlsx"
      onFiles={([next]) => next && void inUtf8(next).then(onFile)}
    >
      <Button variant="text" startIcon={<FileDownload />} onClick={saveTemplate}>
        {t('importing.template')}
      </Button>
      <Small style={{ width: '100%' }}>{t('importing.dropHelp')}</Small>
    </DropField>
  );
}
