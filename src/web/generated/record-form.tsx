import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Form } from 'react-admin';
import type { Fields } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { refusedBody, withoutPlace } from '../data/refused';
import { useSession } from '../identity/identity-context';
import { focusWhenOpened } from '../parts/focus-first-field';
import { dropDraft } from './form-drafts';
import { FormFoot } from './form-foot';
import { FormProblems } from './form-problems';
import { FormSections } from './form-sections';
import type { FormValues, Shape } from './form-values';
import { contractResolver, formValues } from './form-values';
import { KeptDraft } from './kept-draft';
import { LeaveGuard } from './leave-guard';
import type { AnySlots } from './slots';

interface RecordFormProps {
  readonly name: ResourceName;
  readonly shape: Shape;
  /** The record being changed, or what a new one begins with. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly slots: AnySlots;
  /** Resolves when it is saved; what it throws is put at the fields. */
  readonly onSave: (values: FormValues) => Promise<void>;
  readonly onCancel: () => void;
  /** What the button says, for so many changes. */
  readonly saveText: (changes: number) => string;
}

/**
 * The form of any record: react-admin's, with the contract's fields in the layout's sections, held to the contract's schema. That of a new one
 * begins in its first field.
 */
export function RecordForm({ name, shape, record, slots, onSave, onCancel, saveText }: RecordFormProps) {
  const { user } = useSession();
  const userId = user?._id ?? '';
  const declaration = declarationOf(name);
  const { id, version = null } = record as Partial<DeskRecord>;
  const before = useMemo(() => formValues(declaration, shape, record), [declaration, shape, record]);
  const resolver = useMemo(() => contractResolver(declaration, shape, before), [declaration, shape, before]);

  const save = async (values: FormValues) => {
    try {
      // The host decides what is valid; the schema has only spared a journey.
      await onSave(Object.fromEntries(Object.keys(before).map((field) => [field, values[field]])));
      dropDraft(userId, name, id);
      return undefined;
    } catch (error) {
      const errors = Object.entries(refusedBody(error)?.errors ?? {});
      // Without a field to stand at, the refusal still keeps the form from taking itself for saved.
      return errors.length > 0
        ? Object.fromEntries(errors.map(([path, message]) => [inputOf(declaration.fields, path), message]))
        : { root: { host: 'refused' } };
    }
  };

  return (
    <Box
      ref={shape === 'draft' ? focusWhenOpened : undefined}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
        event.preventDefault();
        event.currentTarget.querySelector('form')?.requestSubmit();
      }}
    >
      <Form
        record={{ ...record, ...before } as never}
        resolver={resolver}
        mode="onTouched"
        onSubmit={save}
        disableInvalidFormNotification
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={LeaveGuard}
      >
        <KeptDraft userId={userId} name={name} id={id} version={version} before={before} />
        <FormProblems name={name} />
        <FormSections name={name} shape={shape} slots={slots} />
        <FormFoot name={name} shape={shape} before={before} saveText={saveText} onCancel={onCancel} />
      </Form>
    </Box>
  );
}

/** The path of the input that an error of the host is about: one of several rows has inputs of its own, one of several values has none. */
function inputOf(fields: Fields, path: string): string {
  const all = withoutPlace(path);
  const isOfValues = all in fields && fields[all]?.kind !== 'parts';
  return (isOfValues ? all : path).replace(/\[(\d+)\]/g, '.$1');
}
