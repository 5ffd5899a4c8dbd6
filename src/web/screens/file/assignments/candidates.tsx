import LockIcon from '@mui/icons-material/LockOutlined';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWords } from '../../../i18n/words';
import { Sign } from '../../../parts/sign';
import { Quiet } from '../../../parts/words-in-line';
import type { Candidate } from './propose';
import { useDescribeCandidate } from './describe-candidate';

const Rows = styled(RadioGroup)(({ theme }) => ({
  flexWrap: 'nowrap',
  maxHeight: 260,
  overflowY: 'auto',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 8,
})) as typeof RadioGroup;

const Row = styled(FormControlLabel)(({ theme }) => ({
  minHeight: 38,
  margin: 0,
  padding: '0 12px 0 6px',
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '&:has(:checked)': { backgroundColor: theme.vars?.palette.action.selected },
  '& .MuiFormControlLabel-label': { flex: 1 },
}));

interface CandidatesProps {
  /** Absent while they are asked for. */
  readonly companies: readonly Candidate[] | undefined;
  readonly chosen: Candidate | null;
  /** Why a company may not be chosen. */
  readonly why: (company: Candidate) => string | undefined;
  readonly onChoose: (company: Candidate) => void;
}

/** The companies that were found for a file. Those that may not be given it say why, and cannot be chosen. */
export function Candidates({ companies, chosen, why, onChoose }: CandidatesProps) {
  const { t, choice } = useWords();
  const tell = useDescribeCandidate();
  const labelId = useId();
  return (
    <FormControl component="fieldset" fullWidth sx={{ mt: 1.5 }}>
      <FormLabel id={labelId} sx={{ mb: 0.5 }}>
        {t('file.assignments.found', { smart_count: companies?.length ?? 0 })}
      </FormLabel>
      {companies?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('file.assignments.noneFound')}
        </Typography>
      )}
      <Rows aria-labelledby={labelId} value={chosen?.companyId ?? ''}>
        {companies?.map((company) => {
          const reason = why(company);
          return (
            <Row
              key={company.companyId}
              value={company.companyId}
              control={<Radio />}
              disabled={reason !== undefined}
              onChange={() => onChoose(company)}
              label={
                <>
                  <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
                    <span>
                      {company.companyName}{' '}
                      {company.isUsual && <Sign tone="accent">{t('fileTabs.candidates.usual')}</Sign>}
                    </span>
                    <Quiet sx={{ ml: 'auto' }}>
                      {[choice('activityType', company.activityType), company.city, company.state].join(
                        ' · ',
                      )}
                    </Quiet>
                  </Stack>
                  <Quiet>{tell(company)}</Quiet>
                  {reason && (
                    <Typography
                      component="span"
                      variant="caption"
                      sx={{ display: 'flex', gap: 0.5, color: 'warning.main' }}
                    >
                      <LockIcon sx={{ fontSize: 14 }} /> {reason}
                    </Typography>
                  )}
                </>
              }
            />
          );
        })}
      </Rows>
    </FormControl>
  );
}
