import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import {
  RecordContextProvider,
  ResourceContextProvider,
  SourceContextProvider,
  useGetOne,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { Field, KindName } from '#contract/fields';
import { normaliseValue } from '#contract/kinds/index';
import type { ResourceName } from '#contract/resources/index';
import { resources } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { refusedBody, withoutPlace } from '../data/refused';
import { resourcePaths } from '../data/resource-paths';
import { Refusal } from '../http/failures';
import { DeclaredInput } from '../kinds/declared-input';
import type { KindInputProps } from '../kinds/people-half';
import { AskDialog } from './ask-dialog';
import { askedResolver } from './asked-resolver';
import { fieldAt } from './fields-at';
import { RecordMoved } from './record-moved';

/**
 * How one thing is asked for. `needed` asks for it even where the record could be without it, in a sentence of its own where it is one;
 * `when` leaves it out, and what was typed there, unless it holds for what is typed elsewhere.
 */
interface How {
  readonly needed?: boolean | string;
  readonly label?: string;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
  readonly when?: (typed: Readonly<Record<string, unknown>>) => boolean;
  /** What may be chosen, by the filters of its list, where another record is asked for and not all may. */
  readonly among?: Readonly<Record<string, unknown>>;
  /** Stands in for the kind's own input. */
  readonly own?: ComponentType<KindInputProps<KindName>>;
}

interface Opened {
  readonly id: string;
  readonly version?: number;
}

/** One thing that a dialog asks for, with the field that says how. */
export interface Asked extends How {
  readonly path: string;
  readonly field: Field;
}

/** A field of the resource itself, by its name alone or with how it is asked for. */
type AskedOf<Name extends string> = Name | (How & { readonly path: Name }) | Asked;

export interface FieldsDialogProps<N extends ResourceName, R extends Opened> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly resource: N;
  readonly asked: readonly AskedOf<keyof (typeof resources)[N]['fields'] & string>[];
  /** What is changed. As it was opened it is handed to `onSave`, whatever is fetched meanwhile; that somebody else changed it is said. */
  readonly record?: R | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  readonly save: string;
  /** The button warns: what it does cannot simply be taken back. */
  readonly grave?: boolean;
  readonly wide?: boolean;
  /** What comes of the values, beside the fields where there is room. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  /**
   * Given the values as they are stored. A sentence that it answers is said when the dialog is closed; what it throws is shown at the
   * fields and above them.
   */
  readonly onSave: (values: Record<string, unknown>, opened: R | undefined) => Promise<string | void>;
  readonly onClose: () => void;
}

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '16px 28px',
  alignItems: 'start',
  '& > :first-of-type': { display: 'grid', gap: 16 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
}));

const sources = { getSource: (source: string) => source, getLabel: (source: string) => source };

/** A dialog that asks for exactly what something needs, each field as its kind is asked for everywhere. */
export function FieldsDialog<N extends ResourceName, R extends Opened>(props: FieldsDialogProps<N, R>) {
  const { title, lead, resource, values, save, grave = false, wide = false } = props;
  const { record, aside, children, onSave, onClose } = props;
  const notify = useNotify();
  const around = useRecordContext();
  const isOfAround = useResourceContext() === resourcePaths[resource];
  const [opened] = useState(record);
  const { data: live } = useGetOne<DeskRecord>(
    resourcePaths[resource],
    { id: opened?.id ?? '' },
    { enabled: opened !== undefined },
  );
  const [failure, setFailure] = useState<unknown>(null);
  const all = props.asked.map((one): Asked => {
    const named = typeof one === 'string' ? { path: one } : one;
    return 'field' in named ? named : { ...named, field: fieldAt(resources[resource].fields, named.path) };
  });
  const askedFor = (typed: Readonly<Record<string, unknown>>): readonly Asked[] =>
    all.filter(({ when }) => !when || when({ ...values, ...typed }));
  const [before] = useState(values);
  const form = useForm<Record<string, unknown>>({
    defaultValues: values,
    mode: 'onTouched',
    resolver: askedResolver(askedFor, opened && before),
  });
  const now = useWatch({ control: form.control, disabled: !all.some(({ when }) => when) });
  const asked = askedFor(now);

  const submit = async (typed: Record<string, unknown>) => {
    setFailure(null);
    const stored = { ...typed };
    for (const { path } of all) if (!asked.some((one) => one.path === path)) delete stored[path];
    for (const { path, field } of asked)
      if (!path.includes('.')) stored[path] = normaliseValue(typed[path], field);
    try {
      const done = await onSave(stored, opened);
      if (done === undefined) return;
      onClose();
      notify(done, { type: 'success' });
    } catch (error) {
      const errors = error instanceof Refusal ? error.errors : refusedBody(error)?.errors;
      for (const [path, message] of Object.entries(errors ?? {})) {
        const at = withoutPlace(path);
        if (asked.some((one) => one.path === at)) form.setError(at, { message });
      }
      setFailure(error);
    }
  };

  const fields = (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: wide && !aside ? 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' : '1fr',
        alignItems: 'start',
        gap: 2,
        // In one column nothing stands beside a short input, whose name need not be as narrow.
        ...((!wide || Boolean(aside)) && {
          containerType: 'inline-size',
          '& .MuiInputLabel-root': { width: 'max-content', maxWidth: '100cqi' },
        }),
      }}
    >
      {asked.map(({ path, field, needed, label, help, disabled, among, own }) => (
        <DeclaredInput
          key={path}
          source={path}
          field={needed ? ({ ...field, required: true } as Field) : field}
          {...(label && { label })}
          {...(help && { helperText: help })}
          {...(disabled && { disabled })}
          {...(among && { among })}
          {...(own && { own })}
        />
      ))}
    </Box>
  );
  return (
    <ResourceContextProvider value={resourcePaths[resource]}>
      {/* An empty field would take what a record of another kind, on whose page the dialog stands, has under the same name. */}
      <RecordContextProvider value={isOfAround ? around : undefined}>
        <SourceContextProvider value={sources}>
          <FormProvider {...form}>
            <AskDialog
              title={title}
              lead={lead}
              size={wide ? 'md' : 'xs'}
              confirm={save}
              danger={grave}
              busy={form.formState.isSubmitting}
              holds={Object.keys(form.formState.dirtyFields).length > 0}
              error={failure}
              onConfirm={() => void form.handleSubmit(submit)()}
              onClose={onClose}
            >
              {opened && live && <RecordMoved opened={opened} live={live} />}
              {aside ? (
                <Beside>
                  <div>
                    {fields}
                    {children}
                  </div>
                  {aside}
                </Beside>
              ) : (
                <>
                  {fields}
                  {children}
                </>
              )}
            </AskDialog>
          </FormProvider>
        </SourceContextProvider>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
