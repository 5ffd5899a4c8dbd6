import Typography from '@mui/material/Typography';
import { AutocompleteArrayInput, SelectInput, useWrappedSource } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import type { VocabularyName } from '#contract/vocabularies/index';
import { vocabularies } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import type { KindInputProps } from '../people-half';
import { FoundChoice } from './found-choice';
import type { Choice } from './found-choice';
import { useCommonProps } from './use-common-props';

/** More than a person takes in at a glance are found by typing. */
export const atAGlance = 12;

/** One of a closed list. `among`: the values that may be chosen, where not all may, in their order. */
export function ChoiceInput(props: KindInputProps<'choice'> & { readonly among?: readonly string[] }) {
  const { among, ...input } = props;
  const offered = useOffered(props);
  const choices = useChoices(props.field.of, among ?? offered);
  return choices.length > atAGlance ? (
    <FoundChoice {...input} choices={choices} />
  ) : (
    <PickedChoice {...input} choices={choices} />
  );
}

/** All values but those that the host alone writes; where one of these stands already, it may be left. */
function useOffered({ source, field: { of, byHost = [] } }: KindInputProps<'choice'>): readonly string[] {
  const path = useWrappedSource(source);
  const { defaultValues } = useFormState();
  const stands: unknown = get(defaultValues, path);
  return vocabularies[of].filter((value) => value === stands || !byHost.includes(value));
}

type Choosing = KindInputProps<'choice'> & { readonly choices: Choice[] };

function useChoices(of: VocabularyName, among: readonly string[] = vocabularies[of]): Choice[] {
  const { choice } = useWords();
  return among.map((value) => ({ id: value, name: choice(of, value) }));
}

function PickedChoice({ choices, ...props }: Choosing) {
  const { t } = useWords();
  const common = useCommonProps(props);
  const wordOf = (value: unknown) => choices.find(({ id }) => id === value)?.name;
  return (
    <SelectInput
      {...common}
      choices={choices}
      translateChoice={false}
      emptyText="–"
      slotProps={{
        select: {
          displayEmpty: true,
          renderValue: (value) =>
            wordOf(value) ?? (
              <Typography component="span" variant="inherit" color="text.secondary">
                {t('form.choose')}
              </Typography>
            ),
        },
      }}
    />
  );
}

/** Several of a closed list. `among`: as of one. */
export function ChoicesInput(props: KindInputProps<'choices'> & { readonly among?: readonly string[] }) {
  const { t } = useWords();
  const { defaultValue: _, ...common } = useCommonProps(props);
  return (
    <AutocompleteArrayInput
      {...common}
      choices={useChoices(props.field.of, props.among)}
      translateChoice={false}
      noOptionsText={t('form.noneFound')}
      autoHighlight
      // A field that has the focus of a dialog does not hang its list over it before somebody asks.
      openOnFocus={false}
    />
  );
}
