import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Field, KindName } from '#contract/fields';
import { normaliseValue } from '#contract/kinds/index';
import type { ResourceName } from '#contract/resources/index';
import { refusedBody } from '../data/refused';
import { Dialog } from '../frame/dialog';
import { Refusal } from '../http/failures';
import { useTranslate } from '../i18n/use-translate';
import { FieldInput } from '../kinds/field-input';
import type { InputProps } from '../kinds/people-half';
import './dialog.css';
import { useFailure } from './failure';
import { problemOf, valueAt } from './fields-at';

/**
 * One thing that a dialog asks for. `needed` asks for it even where the record could be without it; `when` leaves it out, and what was
 * typed there, unless it holds for what is typed elsewhere.
 */
export interface Asked {
  readonly path: string;
  readonly field: Field;
  readonly needed?: boolean;
  readonly label?: string;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
  readonly when?: (typed: Readonly<Record<string, unknown>>) => boolean;
  /** Stands in for the kind's own input. */
  readonly own?: ComponentType<InputProps<KindName>>;
}

interface AskDialogProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly resource: ResourceName;
  readonly asked: readonly Asked[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly save: string;
  /** The button warns: what it does cannot simply be taken back. */
  readonly grave?: boolean;
  readonly wide?: boolean;
  readonly children?: ReactNode;
  /** Given the values as they are stored. What it throws is shown at the fields and above them. */
  readonly onSave: (values: Record<string, unknown>) => Promise<void>;
  readonly onClose: () => void;
}

/** A small dialog that asks for exactly what something needs, each field as its kind is given everywhere. */
export function AskDialog(props: AskDialogProps) {
  const {
    title,
    lead,
    resource,
    asked: all,
    values,
    save,
    grave = false,
    wide,
    children,
    onSave,
    onClose,
  } = props;
  const t = useTranslate();
  const explain = useFailure();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Record<string, unknown>>({ defaultValues: values, shouldFocusError: true });
  const { isSubmitting } = form.formState;
  const isChanging = all.some(({ when }) => when);
  const now = useWatch({ control: form.control, disabled: !isChanging });
  const asked = isChanging ? all.filter(({ when }) => !when || when({ ...values, ...now })) : all;
  const body = useRef<HTMLFormElement>(null);

  // The browser would begin at the button that closes the dialog.
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('.ask-body :is(input, select, textarea):enabled')?.focus();
  }, []);

  const submit = async (typed: Record<string, unknown>) => {
    setFailure(null);
    let wrong = false;
    for (const { path, field, needed = false } of asked) {
      const problem = problemOf(field, valueAt(typed, path), path, needed);
      if (!problem) continue;
      form.setError(path, { message: problem }, { shouldFocus: !wrong });
      wrong = true;
    }
    if (wrong) return;
    const stored = { ...typed };
    for (const { path } of all) if (!asked.some((one) => one.path === path)) delete stored[path];
    for (const { path, field } of asked)
      if (!path.includes('.')) stored[path] = normaliseValue(typed[path], field);
    try {
      await onSave(stored);
    } catch (error) {
      const errors = error instanceof Refusal ? error.errors : refusedBody(error)?.errors;
      for (const [path, message] of Object.entries(errors ?? {}))
        if (asked.some((one) => one.path === path)) form.setError(path, { message });
      setFailure(explain(error, { resource }));
    }
  };

  return (
    <Dialog title={title} onClose={onClose} wide={wide}>
      {lead && <div className="dialog-lead">{lead}</div>}
      <FormProvider {...form}>
        <form
          noValidate
          ref={body}
          onSubmit={(event) => {
            // A dialog stands in the page of another form as far as React's events go.
            event.stopPropagation();
            void form.handleSubmit(submit)(event);
          }}
        >
          <div className="ask-body">
            {failure && (
              <p className="ask-failure" role="alert">
                {failure}
              </p>
            )}
            <div className={wide ? 'field-grid' : 'ask-fields'}>
              {asked.map(({ path, field, needed, label, help, disabled, own }) => (
                <FieldInput
                  key={path}
                  field={needed ? ({ ...field, required: true } as Field) : field}
                  resource={resource}
                  name={path}
                  {...(label && { label })}
                  {...(help && { help })}
                  {...(disabled && { disabled })}
                  {...(own && { own })}
                />
              ))}
            </div>
            {children}
          </div>
          <footer className="dialog-foot">
            <button type="button" className="button" onClick={onClose}>
              {t('cancel')}
            </button>
            <button
              type="submit"
              className={grave ? 'button button-danger' : 'button button-main'}
              disabled={isSubmitting}
            >
              {save}
            </button>
          </footer>
        </form>
      </FormProvider>
    </Dialog>
  );
}
