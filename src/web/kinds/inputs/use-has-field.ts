import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Field } from '#contract/fields';
import { hasField } from '#contract/leaves';
import { isBlank } from '../../data/changed-fields';

/** Whether what a form is about has a field, by what is typed so far; a value that stands there all the same can be corrected. */
export function useHasField(field: Field, path: string): boolean {
  const record = useRecordContext();
  const where = field.only?.where ?? path;
  const typed: unknown[] = useWatch({
    name: [path, path.replace(/[^.]+$/, where), where],
    disabled: !field.only,
  });
  if (!field.only) return true;
  const around = typed.slice(1).flatMap((value) => (value === undefined ? [] : [{ [where]: value }]));
  return hasField(field, ...around, record) || !isBlank(typed[0]);
}
