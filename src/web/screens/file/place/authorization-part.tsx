import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from '../../../i18n/use-translate';
import { DropField } from '../../../parts/drop-field';
import { Line, Lines } from '../../../parts/lines';
import { Part, Wide } from './part';

interface AuthorizationPartProps {
  readonly papers: readonly File[];
  readonly onChange: (papers: readonly File[]) => void;
}

/** Takes the papers that authorize the work; they are sent once the file is there. */
export function AuthorizationPart({ papers, onChange }: AuthorizationPartProps) {
  const t = useTranslate();
  return (
    <Part title={t('filePlacing.authorization')}>
      <Wide>
        <DropField
          many
          label={t('filePlacing.authorizationDrop')}
          choose={t('filePlacing.authorizationChoose')}
          accept=".pdf,.jpg,.jpeg,.png,.heic,.heif,.tif,.tiff,.docx"
          onFiles={(files) => onChange([...papers, ...files])}
        />
        <Lines>
          {papers.map((paper, place) => (
            <Line key={`${paper.name} ${place}`}>
              {paper.name}
              <IconButton
                aria-label={t('filePlacing.authorizationLeave', { name: paper.name })}
                onClick={() => onChange(papers.filter((one) => one !== paper))}
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
