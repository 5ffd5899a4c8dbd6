import { useEffect } from 'react';
import { useRecordContext, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { KindName } from '#contract/fields';
import { useCandidates } from '../../data/search';
import { ReferenceInput } from '../../kinds/inputs/reference';
import type { KindInputProps } from '../../kinds/people-half';

/**
 * The role of a person: one of those that they may be given in their company. Of a new person, a role that the company chosen after it does
 * not have is taken back.
 */
export function RoleInput(props: KindInputProps<KindName>) {
  const path = useWrappedSource(props.source);
  const { setValue } = useFormContext();
  const [companyId, roleId] = useWatch({ name: ['companyId', path] }) as unknown[];
  const isNew = useRecordContext()?.id === undefined;
  const among = typeof companyId === 'string' && companyId !== '' ? { companyId } : undefined;
  const isChecked = isNew && among !== undefined && Boolean(roleId);
  const { records, found, loading } = useCandidates('role', '', isChecked, among);
  const fits = !isChecked || !found || loading || records.some(({ id }) => id === roleId);
  useEffect(() => {
    if (!fits) setValue(path, '', { shouldDirty: true });
  }, [fits, path, setValue]);
  return <ReferenceInput {...(props as KindInputProps<'reference'>)} among={among} />;
}
