import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ResourceName } from '#contract/resources/index';
import { useTranslate } from '../i18n/use-translate';
import { dropDraft, keepDraft, readDraft } from './form-drafts';
import type { FormValues } from './form-values';

interface KeptDraftProps {
  readonly userId: string;
  readonly name: ResourceName;
  readonly id: string | undefined;
  readonly version: number | null;
  readonly before: FormValues;
}

/** Keeps what is typed and not saved through a reload or an expired session, and says so where it brought something back. */
export function KeptDraft({ userId, name, id, version, before }: KeptDraftProps) {
  const t = useTranslate();
  const form = useFormContext<FormValues>();
  const { isSubmitSuccessful } = form.formState;
  const [kept, setKept] = useState(() => readDraft(userId, name, id));

  useEffect(() => {
    if (!kept) return undefined;
    // After react-admin has put the record's own values into the form.
    const later = setTimeout(() => {
      for (const [field, value] of Object.entries(kept.values))
        form.setValue(field, value, { shouldDirty: true });
    });
    return () => clearTimeout(later);
  }, [form, kept]);

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: next, name: changed }) => {
        if (!changed || isSubmitSuccessful) return;
        const different = Object.entries(next).filter(
          ([field, value]) => field in before && JSON.stringify(value) !== JSON.stringify(before[field]),
        );
        if (different.length > 0)
          keepDraft(userId, name, id, { version, values: Object.fromEntries(different) });
        else dropDraft(userId, name, id);
      },
    });
  }, [before, form, id, isSubmitSuccessful, name, userId, version]);

  if (!kept) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button
          variant="text"
          onClick={() => {
            setKept(null);
            dropDraft(userId, name, id);
            form.reset();
          }}
        >
          {t('form.draftDrop')}
        </Button>
      }
    >
      {t('form.draftBack')}
    </Alert>
  );
}
