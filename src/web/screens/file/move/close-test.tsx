import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useIdentity } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';

interface Test {
  readonly canClose: boolean;
  readonly blockers: readonly { readonly gate: string; readonly message: string; readonly link: string }[];
  readonly warnings: readonly string[];
}

/** What the host's own test of a closing says for the reason that is chosen, each blocker with the way to it. */
export function CloseTest({ onLeave }: { onLeave: () => void }) {
  const file = useFileRecord();
  const { http } = useIdentity();
  const { said } = useWords();
  const t = useTranslate();
  const { control } = useFormContext();
  const typed = useWatch({ control, name: 'closingReason' }) as string | undefined;
  const closingReason = typed || file.closingReason;
  const { data: test } = useQuery({
    queryKey: ['desk', 'closeTest', file.id, closingReason, file.version],
    queryFn: async () => {
      const body = { fileId: file.id, closingReason };
      const answer = await http.call('POST', '/stage/close-file-test', { body });
      return answer.body as Test;
    },
    enabled: Boolean(closingReason),
  });
  if (!test) return null;
  return (
    <section className="close-test">
      <h3>{t('file.move.closeTest')}</h3>
      {test.canClose && (
        <p className="passed">
          <Icon name="check" /> {t('file.move.canClose')}
        </p>
      )}
      <ul>
        {test.blockers.map(({ message, link }) => (
          <li key={message}>
            <Icon name="gate" />
            <span>{said(message)}</span>
            <Link to={link.replace(/\/gates$/, '/overview')} onClick={onLeave}>
              {t('file.move.mend')}
            </Link>
          </li>
        ))}
      </ul>
      {test.warnings.length > 0 && (
        <p className="quiet">{test.warnings.map((warning) => said(warning)).join(' ')}</p>
      )}
    </section>
  );
}
