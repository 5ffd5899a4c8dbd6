import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../../../i18n/words';
import { useReferenceName } from '../../../kinds/cells/reference-name';
import { Line, Lines } from '../../../parts/lines';
import { useFileRecord } from '../file-record';

/** What the client of the file requires and nobody has added yet, each with the way to add it for whoever may. */
export function LackingDocuments({ onAdd }: { onAdd?: (type: ValueOf<'documentType'>) => void }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const client = useReferenceName('company', file.clientId);
  const lacking = file.lackingDocuments ?? [];
  if (lacking.length === 0) return null;
  const title = t('document.lacking', { client });
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ mb: 2, px: 1.75, pt: 1.25, pb: 0.5, borderRadius: 1, bgcolor: 'background.canvas' }}
    >
      <Typography variant="h3">{title}</Typography>
      <Lines>
        {lacking.map((type) => {
          const name = choice('documentType', type);
          return (
            <Line key={type} sx={{ alignItems: 'center' }}>
              {name}
              {onAdd && (
                <Button aria-label={t('document.addOf', { document: name })} onClick={() => onAdd(type)}>
                  {t('document.addThis')}
                </Button>
              )}
            </Line>
          );
        })}
      </Lines>
    </Box>
  );
}
