import { recordPath } from '../../data/resource-paths';
import { useReadData } from '../../data/use-read';
import type { RecordProps } from '../../generated/slots';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { Awaited } from '../../parts/awaited';
import { Line, Lines } from '../../parts/lines';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';

/** On the page of one's own company: the companies that stand on a file together with it. */
export function CoAssigned({ record }: RecordProps) {
  const { t, choice } = useWords();
  const { user } = useSession();
  const isOwn = record.id === user?.companyId;
  const { data, error, refetch } = useReadData(
    ['desk', 'coAssignedCompanies'],
    'listCoAssignedCompanies',
    {},
    { enabled: isOwn },
  );
  if (!isOwn) return null;
  return (
    <Section title={t('record.coAssigned')}>
      <Awaited {...{ data, error, refetch }} />
      {data?.length === 0 && <Quiet>{t('record.coAssignedNone')}</Quiet>}
      <Lines>
        {data?.map(({ _id, companyName, activityType, city, state }) => (
          <Line key={_id}>
            <TextLink to={recordPath('company', _id)}>{companyName}</TextLink>
            <Quiet>{[choice('activityType', activityType), city, state].filter(Boolean).join(' · ')}</Quiet>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}
