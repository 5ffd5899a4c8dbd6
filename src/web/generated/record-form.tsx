import { createElement, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { ComponentType } from 'react';
import type { Field, KindName } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sendable } from '#contract/shapes';
import type { DeskRecord } from '../data/record';
import { refusedBody } from '../data/refused';
import { useRights } from '../data/rights';
import { useYourFields } from '../data/your-fields';
import { useTranslate } from '../i18n/use-translate';
import { useSession } from '../identity/identity-context';
import { FieldInput } from '../kinds/field-input';
import type { InputProps } from '../kinds/people-half';
import { dropDraft, keepDraft, readDraft } from './form-drafts';
import { FormProblems, problemPaths } from './form-problems';
import type { FormValues, Shape } from './form-values';
import { changesIn, contractResolver, formValues } from './form-values';
import { LeaveGuard } from './leave-guard';
import { sectionsOf } from './sections';
import type { AnySlots } from './slots';
import './generated.css';

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

/** The form of any record: the contract's fields in the layout's sections, held to the contract's schema. */
export function RecordForm({ name, shape, record, slots, onSave, onCancel, saveText }: RecordFormProps) {
  const t = useTranslate();
  const { user } = useSession();
  const rights = useRights();
  const yours = useYourFields(name);
  const declaration = declarationOf(name);
  const { id, version = null } = record as Partial<DeskRecord>;
  const userId = user?._id ?? '';
  const before = useMemo(() => formValues(declaration, shape, record), [declaration, shape, record]);
  const [kept, setKept] = useState(() => readDraft(userId, name, id));
  const form = useForm<FormValues>({
    defaultValues: before,
    resolver: contractResolver(declaration, shape, before),
    mode: 'onTouched',
    shouldFocusError: true,
  });
  const values = useWatch({ control: form.control });
  const changes = changesIn(declaration, values, before);
  const saved = useRef(false);

  useEffect(() => {
    if (!kept) return;
    for (const [field, value] of Object.entries(kept.values))
      form.setValue(field, value, { shouldDirty: true });
  }, [form, kept]);

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: next, name: changed }) => {
        if (!changed || saved.current) return;
        const different = Object.entries(next).filter(
          ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
        );
        if (different.length > 0)
          keepDraft(userId, name, id, { version, values: Object.fromEntries(different) });
        else dropDraft(userId, name, id);
      },
    });
  }, [before, form, id, name, userId, version]);

  const save = () =>
    form.handleSubmit(async () => {
      try {
        // The host decides what is valid; the schema has only spared a journey.
        await onSave(form.getValues());
        saved.current = true;
        dropDraft(userId, name, id);
      } catch (error) {
        const errors = refusedBody(error)?.errors ?? {};
        for (const [path, message] of Object.entries(errors))
          form.setError(path.replace(/\[(\d+)\]/g, '.$1'), { type: 'host', message });
      }
    })();

  const asked = new Set(sendable(declaration, shape).map(([field]) => field));
  const sections = sectionsOf(
    name,
    (field) =>
      asked.has(field) &&
      (shape === 'draft' || !yours || yours.includes(field)) &&
      mayFill(declaration.fields[field], (group) => rights.may(group, 'edit')),
  );
  return (
    <FormProvider {...form}>
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 's') {
            event.preventDefault();
            void save();
          }
        }}
      >
        {kept && (
          <p className="form-draft" role="status">
            {t('form.draftBack')}{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                setKept(null);
                dropDraft(userId, name, id);
                form.reset(before);
              }}
            >
              {t('form.draftDrop')}
            </button>
          </p>
        )}
        {form.formState.isSubmitted && <FormProblems name={name} />}
        {sections.map(({ title, fields }) => (
          <section key={title} className="form-section">
            <h2>{title === 'rest' ? t('form.otherFields') : t(`sections.${title}`)}</h2>
            <div className="field-grid">
              {fields.map(([field, declared]) => {
                const own: ComponentType<InputProps<KindName>> | undefined = slots.inputs?.[field];
                return createElement(FieldInput, {
                  key: field,
                  field: declared,
                  resource: name,
                  name: field,
                  own,
                });
              })}
            </div>
          </section>
        ))}
        <footer className="form-foot-bar">
          <button type="button" className="button" onClick={onCancel}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            className="button button-main"
            aria-busy={form.formState.isSubmitting}
            disabled={form.formState.isSubmitting || (shape === 'change' && changes === 0)}
            aria-keyshortcuts="Control+S"
          >
            {saveText(changes)}
          </button>
          {form.formState.isSubmitted && problemPaths(form.formState.errors).length > 0 && (
            <span className="field-problem">
              <FormProblemCount count={problemPaths(form.formState.errors).length} />
            </span>
          )}
        </footer>
        <LeaveGuard dirty={changes > 0} saved={saved} />
      </form>
    </FormProvider>
  );
}

function FormProblemCount({ count }: { count: number }) {
  const t = useTranslate();
  return <>{t('form.problems', { smart_count: count })}</>;
}

/** A group of fields has a right of its own: whoever lacks it is not asked for them. */
function mayFill(field: Field | undefined, mayEdit: (group: string) => boolean): boolean {
  return field?.group === undefined || mayEdit(field.group);
}
