import { useEffect } from 'react';
import { useRecordContext, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { KindName } from '#contract/fields';
import { useCandidates } from '../../data/search';
import { ReferenceInput, ReferencesInput } from '../../kinds/inputs/reference';
import type { KindInputProps } from '../../kinds/people-half';

const takesPeople = { takesPeople: true };

/** The company of a person: one of those in which somebody may place people. */
export function CompanyInput(props: KindInputProps<KindName>) {
  return <ReferenceInput {...(props as KindInputProps<'reference'>)} among={takesPeople} />;
}

/** The offices that a person belongs to. Of a new person, those that the company chosen after them does not have are taken back. */
export function OfficesInput(props: KindInputProps<KindName>) {
  const path = useWrappedSource(props.source);
  const { setValue } = useFormContext();
  const [companyId, value] = useWatch({ name: ['companyId', path] }) as unknown[];
  const isNew = useRecordContext()?.id === undefined;
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const isChecked = isNew && Boolean(companyId) && chosen.length > 0;
  const { records, found, loading } = useCandidates('company', '', isChecked, {
    officesOf: companyId,
    ids: chosen,
  });
  const fitting = chosen.filter((id) => records.some((one) => one.id === id));
  const isOff = isChecked && found && !loading && fitting.length < chosen.length;
  useEffect(() => {
    if (isOff) setValue(path, fitting, { shouldDirty: true });
  });
  return <ReferencesInput {...(props as KindInputProps<'references'>)} />;
}
