import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../i18n/use-translate';
import { AskDialog } from '../parts/ask-dialog';
import { Line, Lines } from '../parts/lines';
import { KeyHint } from '../parts/words-in-line';
import { pageKeys } from './page-keys';

type Row = readonly [pressed: readonly string[], word: string];

/** Every key of the desk, on `?`. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const page = pageKeys();
  const rows: readonly Row[] = [
    [['Ctrl', 'K'], t('keys.palette')],
    [['/'], t('keys.search')],
    [['g', 'h'], t('keys.goHome')],
    [['g', 'f'], t('keys.goFiles')],
    [['j'], t('keys.down')],
    [['k'], t('keys.up')],
    [['Enter'], t('keys.open')],
    [['x'], t('keys.select')],
    [['f'], t('keys.filter')],
    [['c'], t('keys.create')],
    [['e'], t('keys.edit')],
    [['Ctrl', 'S'], t('keys.save')],
    [['?'], t('keys.help')],
  ];
  return (
    <AskDialog title={t('keys.title')} onClose={onClose}>
      <KeyRows rows={rows} />
      {page && (
        <Box sx={{ mt: 2 }}>
          <Typography component="h3" variant="h3">
            {page.title}
          </Typography>
          <KeyRows rows={page.rows.map(([pressed, word]) => [[pressed], word])} />
        </Box>
      )}
    </AskDialog>
  );
}

function KeyRows({ rows }: { rows: readonly Row[] }) {
  return (
    <Lines>
      {rows.map(([pressed, word]) => (
        <Line key={word}>
          {word}
          <Stack direction="row" component="span" sx={{ gap: 0.5 }}>
            {pressed.map((key) => (
              <KeyHint key={key}>{key}</KeyHint>
            ))}
          </Stack>
        </Line>
      ))}
    </Lines>
  );
}
