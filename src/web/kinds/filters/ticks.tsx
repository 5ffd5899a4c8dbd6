import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import ListSubheader from '@mui/material/ListSubheader';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { Figures } from '../cells/spans';
import { atAGlance } from '../inputs/choice';
import { means } from '../inputs/reference-choice';
import { focusWhenOpened } from '../../parts/focus-first-field';

export interface Tick {
  readonly value: string;
  readonly name: string;
  readonly count: number | undefined;
  /** What it is grouped under; those of a group stand together. */
  readonly group?: string;
}

interface TicksProps {
  readonly label: string;
  readonly ticks: readonly Tick[];
  readonly asked: readonly string[];
  readonly onAsk: (values: readonly string[]) => void;
}

const Counted = styled('span')({ display: 'flex', justifyContent: 'space-between', gap: 16 });
const Count = styled(Figures)(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));

/** Values to tick, each with how many there are; several are meant as one or the other. Many are found by typing. */
export function Ticks({ label, ticks, asked, onAsk }: TicksProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const shown = ticks.filter(
    (tick) => means(tick, typed) || (tick.group && means({ name: tick.group }, typed)),
  );
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <FormControl ref={focusWhenOpened} component="fieldset" aria-label={label} fullWidth>
      {ticks.length > atAGlance && (
        <TextField
          type="search"
          size="small"
          hiddenLabel
          placeholder={t('form.find')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('form.find') } }}
          sx={{ mb: 1 }}
        />
      )}
      <FormGroup sx={{ flexWrap: 'nowrap', maxHeight: 320, overflowY: 'auto' }}>
        {groups.map((group) => (
          <TickGroup
            key={group ?? ''}
            name={group}
            ticks={shown.filter((tick) => tick.group === group)}
            {...{ asked, onAsk }}
          />
        ))}
        {shown.length === 0 && <Count>{t('form.noneFound')}</Count>}
      </FormGroup>
    </FormControl>
  );
}

type TickGroupProps = Pick<TicksProps, 'ticks' | 'asked' | 'onAsk'> & { readonly name: string | undefined };

function TickGroup({ name, ticks, asked, onAsk }: TickGroupProps) {
  const id = useId();
  const lines = ticks.map((tick) => (
    <TickLine
      key={tick.value}
      tick={tick}
      isAsked={asked.includes(tick.value)}
      onAsk={(isAsked) => onAsk(isAsked ? [...asked, tick.value] : asked.filter((one) => one !== tick.value))}
    />
  ));
  if (name === undefined) return lines;
  return (
    <FormGroup role="group" aria-labelledby={id} sx={{ flexWrap: 'nowrap' }}>
      <ListSubheader component="div" id={id} disableGutters sx={{ lineHeight: 2.4 }}>
        {name}
      </ListSubheader>
      {lines}
    </FormGroup>
  );
}

function TickLine(props: { tick: Tick; isAsked: boolean; onAsk: (isAsked: boolean) => void }) {
  const { tick, isAsked, onAsk } = props;
  const isNone = tick.count === 0 && !isAsked;
  return (
    <FormControlLabel
      control={<Checkbox size="small" checked={isAsked} onChange={({ target }) => onAsk(target.checked)} />}
      label={
        <Counted>
          <span>{tick.name}</span>
          {tick.count !== undefined && <Count>{tick.count}</Count>}
        </Counted>
      }
      slotProps={{
        typography: { variant: 'body2', color: isNone ? 'textSecondary' : 'textPrimary', flex: 1 },
      }}
      sx={{ marginRight: 1, '& .MuiCheckbox-root': { paddingY: 0.5 } }}
    />
  );
}
