import Box from '@mui/material/Box';
import { createContext, useContext, useMemo } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { shownBy } from '#contract/lifecycles/compliance';
import type { KindName } from '#contract/fields';
import type { ValueOf } from '#contract/vocabularies/index';
import { usePageTexts } from '../../frame/use-page-texts';
import { useWords } from '../../i18n/words';
import { InputLabel } from '../../kinds/inputs/input-label';
import { ReferenceInput } from '../../kinds/inputs/reference';
import type { KindInputProps } from '../../kinds/people-half';
import { DropField } from '../../parts/drop-field';
import { useDocumentUpload } from '../document/document-upload';
import { SendingDocument } from '../document/sending-document';

/** The id of the company whose licences and insurances are asked for. */
export const HoldingCompany = createContext('');

/**
 * The document that shows a licence or an insurance of a company, whose `type` stands beside it: one that lies with the company, or one
 * that is dropped here.
 */
export function ShownByInput(props: KindInputProps<KindName>) {
  const path = useWrappedSource(props.source);
  const type = useWatch({ name: path.replace(/documentId$/, 'type') }) as
    ValueOf<'complianceType'> | null | undefined;
  const isSaid = usePageTexts();
  return type && isSaid ? (
    <OfType {...(props as KindInputProps<'reference'>)} path={path} type={type} />
  ) : null;
}

interface OfTypeProps extends KindInputProps<'reference'> {
  readonly path: string;
  readonly type: ValueOf<'complianceType'>;
}

function OfType({ path, type, ...props }: OfTypeProps) {
  const { t, choice, label } = useWords();
  const { setValue } = useFormContext();
  const companyId = useContext(HoldingCompany);
  const about = useMemo(() => ({ companyId }), [companyId]);
  const documentType = shownBy[type];
  const upload = useDocumentUpload(about, documentType, (id) =>
    setValue(path, id, { shouldDirty: true, shouldValidate: true }),
  );
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5 }}>
      <ReferenceInput
        {...props}
        label={<InputLabel text={label('company', 'compliance.documentId')} optional={false} />}
        among={{ companyId, documentType }}
      />
      {!props.disabled && (
        <DropField
          label={t('record.complianceDrop', { document: choice('documentType', documentType) })}
          choose={t('record.complianceChoose')}
          disabled={upload.sent?.state === 'sending'}
          onFiles={([file]) => file && upload.choose(file)}
        >
          {upload.sent && <SendingDocument sent={upload.sent} onRetry={upload.retry} />}
        </DropField>
      )}
    </Box>
  );
}
