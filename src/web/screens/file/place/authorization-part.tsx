import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from '../../../i18n/use-translate';
import { DropField } from '../../../parts/drop-field';
import { Line, Lines } from '../../../parts/lines';
import { chosenKinds } from '../../document/chosen-kinds';
import { Part, Wide } from './part';
import { RequiredDocuments } from './required-documents';

interface AuthorizationPartProps {
  readonly documents: readonly File[];
  readonly onChange: (documents: readonly File[]) => void;
}

/** Takes the documents that authorize the work; they are sent once the file is there. */
export function AuthorizationPart({ documents, onChange }: AuthorizationPartProps) {
  const t = useTranslate();
  return (
    <Part title={t('filePlacing.authorization')}>
      <Wide>
        <RequiredDocuments />
        <DropField
          many
          label={t('filePlacing.authorizationDrop')}
          choose={t('filePlacing.authorizationChoose')}
          accept={chosenKinds.authorization}
          onFiles={(files) => onChange([...documents, ...files])}
        />
        <Lines>
          {documents.map((document, place) => (
            <Line key={`${document.name} ${place}`}>
              {document.name}
              <IconButton
                aria-label={t('filePlacing.authorizationLeave', { name: document.name })}
                onClick={() => onChange(documents.filter((one) => one !== document))}
              >
                <CloseIcon />
              </IconButton>
            </Line>
          ))}
        </Lines>
      </Wide>
    </Part>
  );
}
