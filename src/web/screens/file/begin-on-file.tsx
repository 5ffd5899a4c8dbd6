import type { ComponentType } from 'react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { recordPath } from '../../data/resource-paths';
import type { CreateProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { TabName } from './tab-names';

/** A new record of what stands on files: asks first on which, and leads to its tab there, where the dialog of that tab opens. */
export function beginOnFile(name: ResourceName, tab: TabName): ComponentType<CreateProps> {
  return function BeginOnFile({ onClose }) {
    const t = useTranslate();
    const { one, newOne } = useWords();
    const navigate = useNavigate();
    return (
      <FieldsDialog
        title={newOne(name)}
        resource={name}
        asked={[{ path: 'file', field: { kind: 'reference', to: 'file' }, needed: true, label: one('file') }]}
        values={{ file: null }}
        save={t('fileOpening.begin')}
        onSave={async ({ file }) =>
          navigate(`${recordPath('file', String(file))}/${tab}`, { state: { begun: true } })
        }
        onClose={onClose}
      />
    );
  };
}

/** Whether something new is to begin on the tab as soon as it opens, and the way to say that it is over. */
export function useBegun() {
  const state = useLocation().state as { readonly begun?: boolean } | null;
  return useState(state?.begun === true);
}
