import MuiLink from '@mui/material/Link';
import { useId, useState } from 'react';
import { placementColumnNames } from '#contract/placement/columns';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { sizeText } from '../document/size-text';
import { saveBlob } from './save-blob';

/** A place to drop a spreadsheet on, which is also a field to choose one. */
export function DropSheet({ file, onFile }: { file: File | null; onFile: (file: File) => void }) {
  const t = useTranslate();
  const { locale } = useWords();
  const helpId = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const first = files?.[0];
    if (first) onFile(first);
  };
  return (
    <div className="import-drop-area">
      <label
        className={over ? 'import-drop import-over' : 'import-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <input
          type="file"
          className="unseen"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-label={t('importing.choose')}
          aria-describedby={helpId}
          onChange={({ target }) => take(target.files)}
        />
        <strong>
          {file
            ? t('importing.chosen', { name: file.name, size: sizeText(file.size, locale) })
            : t('importing.drop')}
        </strong>
        <span id={helpId} className="import-quiet">
          {t('importing.dropHelp')}
        </span>
      </label>
      <MuiLink
        component="button"
        color="primary"
        type="button"
        onClick={() =>
          saveBlob(
            new Blob([`\uFEFF${placementColumnNames.join(',')}\r\n`], { type: 'text/csv' }),
            'placements.csv',
          )
        }
      >
        {t('importing.template')}
      </MuiLink>
    </div>
  );
}
