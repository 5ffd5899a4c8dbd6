import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, SourceContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { Field } from '#contract/fields';
import { normaliseValue } from '#contract/kinds/index';
import { unit } from '#contract/remarketing/unit';
import { vocabularies } from '#contract/vocabularies/index';
import { resourcePaths } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { DeclaredInput } from '../../kinds/declared-input';
import { problemOf } from '../../parts/fields-at';
import { focusWhenOpened } from '../../parts/focus-first-field';
import type { FactFilter, UnitFilter } from './asked-units';
import { useFactWords } from './fact-words';

type Asked = { readonly [name in UnitFilter]?: string };

interface FactEditorProps {
  readonly filter: FactFilter;
  readonly address: URLSearchParams;
  readonly onAsk: (asked: Asked) => void;
}

/** To what units are narrowed by one fact: a value of the few that there are, two bounds, or a part of what is written. */
export function FactEditor(props: FactEditorProps) {
  const { nameOf } = useFactWords();
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 240, p: 1.25 }}>
      <Typography component="h3" variant="h3">
        {nameOf(props.filter.fact)}
      </Typography>
      {props.filter.how === 'chosen' ? <Values {...props} /> : <Bounds {...props} />}
    </Box>
  );
}

function Values({ filter, address, onAsk }: FactEditorProps) {
  const { written } = useFactWords();
  const [name] = filter.names;
  const field: Field = unit[filter.fact];
  const values: readonly string[] = field.kind === 'choice' ? vocabularies[field.of] : ['true', 'false'];
  return (
    <MenuList autoFocus sx={{ p: 0, maxHeight: 'min(360px, 50vh)', overflowY: 'auto' }}>
      {values.map((value) => (
        <MenuItem key={value} selected={address.get(name) === value} onClick={() => onAsk({ [name]: value })}>
          {written(filter.fact, value)}
        </MenuItem>
      ))}
    </MenuList>
  );
}

const sources = { getSource: (source: string) => source, getLabel: (source: string) => source };

function Bounds({ filter, address, onAsk }: FactEditorProps) {
  const t = useTranslate();
  const { nameOf } = useFactWords();
  const names: readonly UnitFilter[] = filter.names;
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(names.map((name) => [name, address.get(name)])),
  });
  // Nobody has to bound both ends, and nothing needs to be said of that.
  const field = { ...unit[filter.fact], required: true } as Field;
  const labels = filter.how === 'bounded' ? [t('list.from'), t('list.to')] : [nameOf(filter.fact)];
  const apply = (typed: Record<string, unknown>) => {
    const wrong = names.flatMap((name) => {
      const problem = typed[name] ? problemOf(field, typed[name], name, false) : undefined;
      return problem ? [[name, problem] as const] : [];
    });
    for (const [name, message] of wrong) form.setError(name, { message });
    if (wrong.length > 0) return;
    const written = (value: unknown) => {
      const stored = normaliseValue(value, field);
      return stored === null || stored === undefined ? '' : String(stored);
    };
    onAsk(Object.fromEntries(names.map((name) => [name, written(typed[name])])));
  };
  return (
    <ResourceContextProvider value={resourcePaths.file}>
      <SourceContextProvider value={sources}>
        <FormProvider {...form}>
          <Box
            component="form"
            ref={focusWhenOpened}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void form.handleSubmit(apply)();
            }}
            sx={{ display: 'grid', gap: 1.25 }}
          >
            {names.map((name, place) => (
              <DeclaredInput key={name} source={name} field={field} label={labels[place] ?? ''} />
            ))}
            <Button type="submit" variant="contained">
              {t('remarketing.narrow')}
            </Button>
          </Box>
        </FormProvider>
      </SourceContextProvider>
    </ResourceContextProvider>
  );
}
