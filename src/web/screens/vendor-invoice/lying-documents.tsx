import MenuItem from '@mui/material/MenuItem';
import { useWholeList } from '../../data/use-whole-list';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { MenuButton } from '../../parts/menu-button';
import { Quiet } from '../../parts/words-in-line';
import type { DocumentRow } from '../document/document-list';
import { nameOf } from '../document/document-list';

/** The documents that lie on the files of an invoice already, one to be taken as its own; nothing where there are none. */
export function LyingDocuments(props: { fileIds: readonly string[]; onChoose: (id: string) => void }) {
  const { fileIds, onChoose } = props;
  const { t, choice, locale } = useWords();
  const { data = [] } = useWholeList<DocumentRow>('document', { fileIds: [...fileIds] }, '-createdAt', {
    enabled: fileIds.length > 0,
  });
  const clean = data.filter(({ scanStatus }) => scanStatus === 'clean');
  if (clean.length === 0 || fileIds.length === 0) return null;
  return (
    <>
      <Quiet>{t('vendorInvoicePage.attached.orPick')}</Quiet>
      <MenuButton label={t('vendorInvoicePage.attached.documentsOfFiles', { smart_count: clean.length })}>
        {(close) =>
          clean.map((row) => (
            <MenuItem
              key={row.id}
              onClick={() => {
                close();
                onChoose(row.id);
              }}
            >
              {[
                nameOf(row),
                choice('documentType', row.documentType),
                formatDate(row.createdAt.slice(0, 10), locale),
              ].join(' · ')}
            </MenuItem>
          ))
        }
      </MenuButton>
    </>
  );
}
