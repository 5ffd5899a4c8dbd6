import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { formatInteger } from '../../../kinds/format';
import { Small } from '../../../parts/words-in-line';
import { useCandidates, useWhyNot } from '../assignments/propose';
import type { Candidate } from '../assignments/propose';
import { useFileRecord } from '../file-record';

const path = 'remarketing.auctionId';
const most = 3;
const awayOf = ({ km }: Candidate): number => km ?? Number.MAX_SAFE_INTEGER;

/** The auctions that may sell the asset and are nearest to where it lies, one of them taken by a press instead of being looked up. */
export function NearestAuctions() {
  const file = useFileRecord();
  const { t, choice, locale } = useWords();
  const rights = useRights();
  const whyNot = useWhyNot();
  const labelId = useId();
  const { control, setValue } = useFormContext();
  const chosen = useWatch({ control, name: path }) as string | null | undefined;
  const may = rights.may('companyAssignment', 'create');
  const { data } = useCandidates(file.id, { activityType: 'auction' }, may);
  const nearest = (data ?? [])
    .filter((one) => one.isOn || whyNot(one) === undefined)
    .sort((one, other) => Number(other.serves) - Number(one.serves) || awayOf(one) - awayOf(other))
    .slice(0, most);
  if (nearest.length === 0) return null;
  return (
    <FormControl component="fieldset" fullWidth sx={{ mt: 2 }}>
      <FormLabel id={labelId}>{t('file.move.nearestAuctions')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={chosen ?? ''}
        onChange={(_, id) => setValue(path, id, { shouldDirty: true, shouldValidate: true })}
      >
        {nearest.map(({ companyId, companyName, city, state, km }) => (
          <FormControlLabel
            key={companyId}
            value={companyId}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 0.75 } }}
            label={
              <Box component="span" sx={{ typography: 'body2' }}>
                {companyName}
                <Small>
                  {[
                    [city, state && choice('province', state)].filter(Boolean).join(', '),
                    km !== null && t('fileTabs.candidates.away', { km: formatInteger(km, locale) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Small>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
