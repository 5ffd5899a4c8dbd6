import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { changedFields, isSame } from '../data/changed-fields';
import type { DeskRecord } from '../data/record';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { Value } from '../kinds/value';
import { AskDialog } from '../parts/ask-dialog';
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
  const t = useTranslate();
  const { label } = useWords();
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
      <TableCell>
        <FormControlLabel
          control={
            <Radio checked={theirs.has(field) === isTheirs} onChange={() => choose(field, isTheirs)} />
          }
          label={
            declared && (
              <Value {...{ value, field: declared, resource: name, name: field, record, place: 'row' }} />
            )
          }
        />
      </TableCell>
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
    <AskDialog
      title={t('form.staleTitle')}
      lead={t('form.staleLead')}
      size="md"
      movable
      confirm={t(theirs.size === 0 ? 'form.staleKeepMine' : 'form.staleSave')}
      actions={<Button onClick={onTheirs}>{t('form.staleTakeTheirs')}</Button>}
      onConfirm={save}
      onClose={onClose}
    >
      <TableContainer role="region" aria-label={t('form.staleTitle')} tabIndex={0}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{t('form.staleField')}</TableCell>
              <TableCell>{t('form.staleMine')}</TableCell>
              <TableCell>{t('form.staleTheirs')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map((field) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {label(name, field)}
                </TableCell>
                {side(field, field in myChanges ? myChanges[field] : before[field], before, false)}
                {side(field, current[field], current, true)}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </AskDialog>
  );
}
