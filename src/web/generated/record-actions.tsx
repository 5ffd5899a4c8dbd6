import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { editPath } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { isTyping } from '../frame/keys';
import { useTranslate } from '../i18n/use-translate';
import { ButtonLink } from '../parts/button-link';
import { DeleteRecord } from './delete-record';

/** What may be done with a record as a whole: delete it, change it. */
export function RecordActions({ name, record }: { name: ResourceName; record: DeskRecord }) {
  const t = useTranslate();
  const rights = useRights();
  const navigate = useNavigate();
  const { calls } = declarationOf(name);
  const changes = calls.update !== undefined || calls.replace !== undefined;
  const canEdit = changes && rights.mayWith(name, 'edit', record);
  const path = editPath(name, record.id);

  useEffect(() => {
    if (!canEdit) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [canEdit, navigate, path]);

  return (
    <>
      {calls.remove !== undefined && rights.mayWith(name, 'delete', record) && (
        <DeleteRecord name={name} record={record} />
      )}
      {canEdit ? (
        <ButtonLink variant="contained" color="primary" to={path} aria-keyshortcuts="e">
          {t('record.edit')}
        </ButtonLink>
      ) : (
        changes &&
        rights.may(name, 'edit') && (
          <Button disabled title={t('record.blockedEdit')}>
            {t('record.edit')}
          </Button>
        )
      )}
    </>
  );
}
