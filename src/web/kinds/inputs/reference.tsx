import { AutocompleteArrayInput, AutocompleteInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/use-translate';
import type { KindInputProps } from '../people-half';
import { ChoiceWords } from './choice-words';
import type { Choice } from './reference-choice';
import { ReferenceChoicesProvider } from './reference-choices-provider';
import { useCommonProps } from './use-common-props';
import { usePossible } from './use-possible';
import { useReferenceChoices } from './use-reference-choices';

interface Narrowed {
  /** Where a form asks for fewer than the field can be: which, by the filters of their list. */
  readonly among?: Readonly<Record<string, unknown>> | undefined;
}

const nameOf = (choice: Choice) => choice.name;
const words = {
  optionText: <ChoiceWords />,
  inputText: nameOf,
  autoHighlight: true,
  // What is offered follows each key; whoever asks the host waits for a pause.
  debounce: 0,
  openOnFocus: false,
  offline: false,
} as const;

/** One other record, found by typing. */
export function ReferenceInput({ among, ...props }: KindInputProps<'reference'> & Narrowed) {
  const { to } = props.field;
  const t = useTranslate();
  const { source, ...common } = useCommonProps(props);
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const ids = typeof value === 'string' && value !== '' ? [value] : [];
  const choosing = useReferenceChoices({ to, ids, among: { ...usePossible(props.field), ...among } });
  return (
    <ReferenceChoicesProvider {...{ to, source, choosing }}>
      <AutocompleteInput
        {...common}
        {...words}
        onOpen={choosing.open}
        onChange={(_id: unknown, choice: Choice | '') => choosing.keep(choice ? [choice] : [])}
        noOptionsText={choosing.none}
        TextFieldProps={{ placeholder: t('form.find') }}
      />
    </ReferenceChoicesProvider>
  );
}

/** Several other records, each found by typing. */
export function ReferencesInput({ among, ...props }: KindInputProps<'references'> & Narrowed) {
  const { source, defaultValue: _, readOnly, ...common } = useCommonProps(props);
  const { to } = props.field;
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const ids = Array.isArray(value) ? (value as readonly string[]) : [];
  const choosing = useReferenceChoices({ to, ids, among: { ...usePossible(props.field), ...among } });
  return (
    <ReferenceChoicesProvider {...{ to, source, choosing }}>
      <AutocompleteArrayInput
        {...common}
        {...words}
        // A chosen record that has no name yet would be lost with the next choice.
        readOnly={readOnly || !choosing.isNamed}
        onOpen={choosing.open}
        onChange={(_ids: unknown, choices: readonly Choice[]) => choosing.keep(choices)}
        noOptionsText={choosing.none}
      />
    </ReferenceChoicesProvider>
  );
}
