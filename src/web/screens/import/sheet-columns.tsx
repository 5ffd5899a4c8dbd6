import Stack from '@mui/material/Stack';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { useTranslate } from '../../i18n/use-translate';
import { MappingTable } from './mapping-table';
import { SheetPlace } from './sheet-place';
import type { SheetColumn } from './sheet-preview';
import type { UsedSheet } from './use-sheet';

interface SheetColumnsProps<C extends string> {
  readonly sheet: UsedSheet<C>;
  /** As this person may use them; null of a workbook that cannot be shown. */
  readonly columns: readonly SheetColumn<C>[] | null;
  readonly choices: readonly (readonly [C, string])[];
  /** What is said above the columns. */
  readonly lead: string;
  /** Of the line that says that they are still being read. */
  readonly readingId: string;
}

/** What the columns of a chosen spreadsheet mean; until that is put together, that it is being read. */
export function SheetColumns<C extends string>(props: SheetColumnsProps<C>) {
  const { sheet, columns, choices, lead, readingId } = props;
  const t = useTranslate();
  return (
    <Section title={t('importing.mapping')}>
      {sheet.reading ? (
        <Quiet role="status" id={readingId}>
          {t('importing.reading')}
        </Quiet>
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Quiet>{columns ? lead : t('importing.mappingWorkbook')}</Quiet>
          <SheetPlace sheet={sheet} />
          {columns && <MappingTable columns={columns} choices={choices} onChange={sheet.takeMeaning} />}
        </Stack>
      )}
    </Section>
  );
}
