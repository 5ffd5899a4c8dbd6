import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { topRows } from '#contract/placement/read-columns';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatMoment } from '../../kinds/format';
import { Quiet } from '../../parts/words-in-line';
import type { UsedSheet } from './use-sheet';

type Placed = Pick<
  UsedSheet,
  'sheets' | 'top' | 'headRow' | 'before' | 'takeSheet' | 'takeHead' | 'readAnew'
>;

/** Where in a spreadsheet its rows stand: its sheet, the row of its heads, and that it is read as the last one was. */
export function SheetPlace({ sheet }: { sheet: Placed }) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const { sheets, top, headRow, before, takeSheet, takeHead, readAnew } = sheet;
  const named = sheets?.filter(({ name }) => name !== null) ?? [];
  const rows = top?.rows.slice(0, topRows) ?? [];
  if (!before && named.length < 2 && rows.length < 2) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {before && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Quiet>
            {t('importing.asBefore', {
              version: String(before.version),
              who: before.createdBy,
              when: formatMoment(before.createdAt, locale, user?.timeZone),
            })}
          </Quiet>
          <Button variant="text" onClick={readAnew}>
            {t('importing.readAnew')}
          </Button>
        </Stack>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {named.length > 1 && (
          <TextField
            select
            label={t('importing.sheet')}
            value={top?.name ?? ''}
            onChange={({ target }) => takeSheet(target.value)}
            sx={{ minWidth: 220 }}
          >
            {named.map(({ name }) => (
              <MenuItem key={name} value={name ?? ''}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {rows.length > 1 && (
          <TextField
            select
            label={t('importing.headRow')}
            value={headRow ?? ''}
            onChange={({ target }) => takeHead(Number(target.value))}
            sx={{ minWidth: 220, maxWidth: 480 }}
          >
            {rows.map(({ row, cells }) => (
              <MenuItem key={row} value={row}>
                {t('importing.headRowOf', {
                  row: String(row),
                  cells: cells.filter(Boolean).slice(0, 4).join(' · '),
                })}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
    </Stack>
  );
}
