import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import {
  ArrayInput,
  InputHelperText,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useWrappedSource,
} from 'react-admin';
import type { ComponentType } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Fields, KindName } from '#contract/fields';
import { useTranslate } from '../../i18n/use-translate';
import { DeclaredInput } from '../declared-input';
import type { KindInputProps } from '../people-half';
import { useCommonProps } from './use-common-props';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  columnGap: 3,
  rowGap: 2,
  alignItems: 'start',
};

const wideArray = { gridColumn: '1 / -1', '& .RaArrayInput-label': { top: 0, left: 0 } };

// A button that shows itself to the mouse alone is none for the others.
const rows = {
  '& .RaSimpleFormIterator-form': grid,
  '& .RaSimpleFormIterator-line': { alignItems: 'start', gap: 1, py: 1.5 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible', mt: 2.75 },
};

interface OwnInputs {
  /** Of some fields of the part, the input that stands in for their kind's own. */
  readonly inputs?: { readonly [name: string]: ComponentType<KindInputProps<KindName>> };
}

const inputsOf = (
  fields: Fields,
  props: Pick<KindInputProps<'part'>, 'resource' | 'disabled'> & OwnInputs,
  root: string,
) =>
  Object.entries(fields)
    .filter(([, { set }]) => set !== 'host')
    .map(([name, field]) => (
      <DeclaredInput
        key={name}
        source={`${root}${name}`}
        field={field}
        {...(props.resource !== undefined && { resource: props.resource })}
        disabled={props.disabled === true}
        own={props.inputs?.[name]}
      />
    ));

/** A part as a group of its own fields. */
export function PartInput(props: KindInputProps<'part'>) {
  const { source, id, label, helperText } = useCommonProps(props);
  const { getFieldState, control } = useFormContext();
  const path = useWrappedSource(source);
  const { error } = getFieldState(path, useFormState({ control, name: path }));
  // A part is wrong as a whole, or in one of its fields, which says so itself.
  const problem = typeof error?.message === 'string' ? error.message : undefined;
  return (
    <Box
      component="fieldset"
      id={id}
      tabIndex={-1}
      sx={{ gridColumn: '1 / -1', m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <FormLabel component="legend" error={problem !== undefined} sx={{ mb: 1.5 }}>
        {label}
      </FormLabel>
      <Box sx={grid}>{inputsOf(props.field.fields, props, `${source}.`)}</Box>
      {(problem || helperText) && (
        <FormHelperText error={problem !== undefined}>
          <InputHelperText error={problem} helperText={helperText} />
        </FormHelperText>
      )}
    </Box>
  );
}

/** Rows of a part: each one a group of its own that can be added and taken away. */
export function PartsInput(props: KindInputProps<'parts'> & OwnInputs) {
  const t = useTranslate();
  const { source, id, label, helperText } = useCommonProps(props);
  return (
    <ArrayInput source={source} id={id} label={label} helperText={helperText} sx={wideArray}>
      <SimpleFormIterator
        fullWidth
        disabled={props.disabled === true}
        disableReordering
        disableClear
        addButton={<AddRow fields={props.field.fields} />}
        removeButton={<RemoveRow />}
        getItemLabel={(index) => t('form.row', { number: index + 1 })}
        sx={rows}
      >
        {inputsOf(props.field.fields, props, '')}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** A new row: empty, with the defaults that its fields declare. */
const emptyRow = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default ?? null]));

function AddRow({ fields }: { fields: Fields }) {
  const t = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" size="small" startIcon={<Add />} onClick={() => add(emptyRow(fields))}>
      {t('form.addRow')}
    </Button>
  );
}

function RemoveRow() {
  const t = useTranslate();
  const { index, remove } = useSimpleFormIteratorItem();
  const words = t('form.removeRow', { number: index + 1 });
  return (
    <IconButton size="small" aria-label={words} title={words} onClick={() => remove()}>
      <DeleteOutlined fontSize="small" />
    </IconButton>
  );
}
