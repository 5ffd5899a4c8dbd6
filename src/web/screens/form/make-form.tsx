import Button from '@mui/material/Button';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { useState } from 'react';
import { formsOfRole } from '#contract/forms/index';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useSession } from '../../identity/identity-context';
import { mayWith, useFileRecord } from '../file/file-record';
import { ChooseFormDialog } from './choose-form-dialog';
import type { OfferedForm } from './form-calls';
import { FormDialog } from './form-dialog';

/** Leads whoever makes forms of this file to making one: which, and then what it asks for. */
export function MakeForm() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const { userRole } = useSession();
  const [open, setOpen] = useState<'choice' | OfferedForm | null>(null);
  const may = rights.serves('listForms') && rights.may('form', 'create') && mayWith(file, 'work');
  if (!may || formsOfRole(userRole ?? '').length === 0) return null;
  const close = () => setOpen(null);
  return (
    <>
      <Button startIcon={<ArticleIcon />} onClick={() => setOpen('choice')}>
        {t('file.form.make')}
      </Button>
      {open === 'choice' && <ChooseFormDialog fileId={file.id} onChoose={setOpen} onClose={close} />}
      {open && open !== 'choice' && <FormDialog fileId={file.id} offered={open} onClose={close} />}
    </>
  );
}
