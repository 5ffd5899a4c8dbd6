import { useState } from 'react';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { changedFields, isSame } from '../data/changed-fields';
import type { DeskRecord } from '../data/record';
import { Dialog } from '../frame/dialog';
import { useWords } from '../i18n/words';
import { Value } from '../kinds/value';
import type { FormValues } from './form-values';

interface StaleDialogProps {
  readonly name: ResourceName;
  /** The record as it was when the form opened. */
  readonly before: DeskRecord;
  readonly mine: FormValues;
  /** The record as it stands now. */
  readonly current: DeskRecord;
  readonly onSave: (values: FormValues) => void;
  readonly onTheirs: () => void;
  readonly onClose: () => void;
}

/** Two people changed one record: both versions side by side, and for each field the person chooses which one stays. */
export function StaleDialog({ name, before, mine, current, onSave, onTheirs, onClose }: StaleDialogProps) {
  const { t, label } = useWords();
  const declaration = declarationOf(name);
  const myChanges = changedFields(declaration, mine, before);
  const fields = Object.keys(declaration.fields).filter(
    (field) =>
      field in myChanges ||
      (declaration.fields[field]?.set !== 'host' && !isSame(before[field], current[field])),
  );
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(fields.filter((field) => !(field in myChanges))),
  );
  const choose = (field: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTheirs(next);
  };
  const side = (field: string, value: unknown, record: DeskRecord, isTheirs: boolean) => {
    const declared = declaration.fields[field];
    return (
      <td>
        <label className="tick">
          <input
            type="radio"
            name={`stale-${field}`}
            checked={theirs.has(field) === isTheirs}
            onChange={() => choose(field, isTheirs)}
          />
          <span>
            {declared && (
              <Value {...{ value, field: declared, resource: name, name: field, record, place: 'row' }} />
            )}
          </span>
        </label>
      </td>
    );
  };
  const save = () => {
    const kept = Object.fromEntries(Object.entries(myChanges).filter(([field]) => !theirs.has(field)));
    const undone = Object.fromEntries(
      fields
        .filter((field) => !(field in myChanges) && !theirs.has(field))
        .map((field) => [field, before[field] ?? null]),
    );
    onSave({ ...kept, ...undone });
  };
  return (
    <Dialog title={t('form.staleTitle')} onClose={onClose} wide movable>
      <p className="dialog-lead">{t('form.staleLead')}</p>
      <div className="sub-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('form.staleField')}</th>
              <th scope="col">{t('form.staleMine')}</th>
              <th scope="col">{t('form.staleTheirs')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{label(name, field)}</th>
                {side(field, field in myChanges ? myChanges[field] : before[field], before, false)}
                {side(field, current[field], current, true)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={onTheirs}>
          {t('form.staleTakeTheirs')}
        </button>
        <button type="button" className="button button-main" onClick={save}>
          {theirs.size === 0 ? t('form.staleKeepMine') : t('form.staleSave')}
        </button>
      </footer>
    </Dialog>
  );
}
