import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { Dialog } from '../../../frame/dialog';
import { useTranslate } from '../../../i18n/use-translate';
import { useWords } from '../../../i18n/words';

/** What the host found worth a second look when a company was assigned. */
export interface Warned {
  readonly name: string;
  readonly warnings: readonly string[];
}

/** Says what is worth a second look about an assignment that was made, and stays until it is read. */
export function WarningsDialog({ name, warnings, onRead }: Warned & { onRead: () => void }) {
  const { said } = useWords();
  const t = useTranslate();
  return (
    <Dialog title={t('file.assignments.warned', { name })} onClose={onRead}>
      <div className="ask-body">
        <ul className="assignment-warnings">
          {warnings.map((warning) => (
            <li key={warning}>
              <WarningAmberIcon /> <span>{said(warning)}</span>
            </li>
          ))}
        </ul>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('file.assignments.warnedLead')}
        </Typography>
      </div>
      <footer className="dialog-foot">
        <Button variant="contained" color="primary" autoFocus onClick={onRead}>
          {t('file.assignments.understood')}
        </Button>
      </footer>
    </Dialog>
  );
}
