import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useTranslate } from '../../i18n/use-translate';
import { ChoiceWords } from './choice-words';
import type { Choice } from './reference-choice';

interface PickerProps {
  readonly id: string;
  readonly label: string;
  readonly chosen: Choice | null;
  readonly onChoose: (choice: Choice | null) => void;
  /** What was found for what is typed. */
  readonly options: readonly Choice[];
  readonly onSearch: (typed: string) => void;
  /** What is said where nothing was found. */
  readonly none: string;
  readonly problem?: string | null | undefined;
  readonly helperText?: ReactNode;
}

/** One thing found by typing, where no form holds it. */
export function Picker(props: PickerProps) {
  const { id, label, chosen, onChoose, options, onSearch, none, problem, helperText } = props;
  const t = useTranslate();
  return (
    <Autocomplete
      id={id}
      fullWidth
      autoHighlight
      openOnFocus
      selectOnFocus
      value={chosen}
      onChange={(_event, choice) => onChoose(choice)}
      options={options}
      getOptionLabel={({ name }) => name}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The host has searched already.
      filterOptions={(found) => found}
      onOpen={() => onSearch('')}
      onInputChange={(_event, typed, reason) => reason === 'input' && onSearch(typed)}
      noOptionsText={none}
      renderOption={({ key: _key, ...line }, choice) => (
        <li key={choice.id} {...line}>
          <RecordContextProvider value={choice}>
            <ChoiceWords />
          </RecordContextProvider>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={t('form.find')}
          error={Boolean(problem)}
          helperText={problem ?? helperText}
        />
      )}
    />
  );
}
