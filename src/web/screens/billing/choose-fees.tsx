import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { formatDate } from '#contract/written';
import { useWords } from '../../i18n/words';
import { Quiet } from '../../parts/words-in-line';
import type { FeeRow } from './billing-records';
import { Money } from './money';

const Line = styled(FormControlLabel)({
  width: '100%',
  marginRight: 0,
  '& .MuiFormControlLabel-label': { display: 'flex', flex: 1, justifyContent: 'space-between', gap: 8 },
});

/** Fees to tick, each with its day and its amount. */
export function ChooseFees(props: {
  legend: string;
  fees: readonly FeeRow[];
  isChosen: (id: string) => boolean;
  onToggle: (id: string) => void;
}) {
  const { legend, fees, isChosen, onToggle } = props;
  const { choice, locale } = useWords();
  return (
    <FormControl component="fieldset" fullWidth sx={{ my: 1.5 }}>
      <FormLabel component="legend">{legend}</FormLabel>
      {fees.map((fee) => (
        <Line
          key={fee.id}
          control={<Checkbox checked={isChosen(fee.id)} onChange={() => onToggle(fee.id)} />}
          label={
            <>
              <span>
                {choice('feeType', fee.feeType)} <Quiet>{formatDate(fee.incurredOn, locale)}</Quiet>
              </span>
              <Money amount={fee.totalAmount} />
            </>
          }
        />
      ))}
    </FormControl>
  );
}
