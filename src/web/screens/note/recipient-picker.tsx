import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/use-translate';
import { useReadData } from '../../data/use-read';
import { Tick } from '../../parts/tick';
import { Quiet } from '../../parts/words-in-line';

interface RecipientPickerProps {
  readonly fileId: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Those who may receive notes on this file, company by company, to be ticked. */
export function RecipientPicker({ fileId, chosen, onChange }: RecipientPickerProps) {
  const t = useTranslate();
  const { data: companies } = useReadData(
    ['desk', 'noteRecipients', fileId],
    'listNoteRecipients',
    { fileId },
    { staleTime: 60_000 },
  );
  return (
    <FormControl component="fieldset" sx={{ maxHeight: 220, overflowY: 'auto' }}>
      <FormLabel component="legend">
        {t('note.recipients')} <Quiet style={{ fontWeight: 400 }}>{t('note.recipientsHelp')}</Quiet>
      </FormLabel>
      {companies?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('note.noRecipients')}
        </Typography>
      )}
      {companies?.map(({ companyId, companyName, users }) => (
        <Box key={companyId} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 6px' }}>
          <Typography
            variant="body2"
            sx={{ flex: { xs: '0 0 100%', sm: '0 0 180px' }, color: 'text.secondary' }}
          >
            {companyName}
          </Typography>
          {users.map(({ _id, firstName, lastName }) => (
            <Tick
              key={_id}
              label={`${firstName} ${lastName}`}
              checked={chosen.includes(_id)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...chosen, _id] : chosen.filter((one) => one !== _id))
              }
            />
          ))}
        </Box>
      ))}
    </FormControl>
  );
}
