import Stack from '@mui/material/Stack';
import type { AnswerTo } from '#contract/commands/input';
import { useRead } from '../../data/use-read';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { ReferenceName } from '../../kinds/cells/reference';
import { formatDate, formatMoment } from '../../kinds/format';
import { AskDialog } from '../../parts/ask-dialog';
import { Awaited } from '../../parts/awaited';
import { LawSource } from '../../parts/law-source';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { Aside, Quiet } from '../../parts/words-in-line';
import type { ProvinceRule } from './province-rules';
import { ruleName, ruleValue } from './rule-words';

type Change = AnswerTo<'listRuleVersions'>['changes'][number];
type Said = Pick<ProvinceRule, 'value' | 'unit' | 'effectiveFrom' | 'effectiveTo'> | null;

/** What a rule has said and will say, from which day to which; and who changed it, when and why. */
export function RuleVersionsDialog({ rule, onClose }: { rule: ProvinceRule; onClose: () => void }) {
  const words = useWords();
  const { t, locale } = words;
  const { user } = useSession();
  const { data, error, refetch } = useRead(
    ['desk', 'provinceRules', 'versions', rule._id],
    'listRuleVersions',
    {
      ruleId: rule._id,
    },
  );
  const days = ({ effectiveFrom, effectiveTo }: NonNullable<Said>): string =>
    effectiveTo
      ? t('rules.holdsUntil', {
          from: formatDate(effectiveFrom, locale),
          until: formatDate(effectiveTo, locale),
        })
      : t('rules.holdsFrom', { from: formatDate(effectiveFrom, locale) });
  const says = (said: Said) =>
    said ? (
      <>
        {ruleValue(said, words)}
        <Aside>{days(said)}</Aside>
      </>
    ) : (
      <Quiet>–</Quiet>
    );
  return (
    <AskDialog size="md" title={t('rules.versions', { rule: ruleName(rule.key, words) })} onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        <Awaited data={data} error={error} refetch={refetch} />
        {data && (
          <MoneyTable
            label={t('rules.versionsTable')}
            rows={data.versions as unknown as readonly ProvinceRule[]}
            keyOf={({ _id }) => _id}
            columns={[
              { head: t('rules.value'), cell: (one) => ruleValue(one, words) },
              { head: t('rules.holds'), cell: days },
              {
                head: t('rules.source'),
                cell: ({ sourceTitle, sourceLanguage }) => (
                  <LawSource title={sourceTitle} url={null} language={sourceLanguage} />
                ),
              },
            ]}
          />
        )}
        {data && (
          <Section title={t('rules.changes')}>
            {data.changes.length === 0 && <Quiet>{t('rules.neverChanged')}</Quiet>}
            {data.changes.length > 0 && (
              <MoneyTable
                label={t('rules.changes')}
                rows={data.changes}
                keyOf={({ _id }: Change) => _id}
                columns={[
                  {
                    head: t('rules.changedBy'),
                    cell: ({ userId, at }: Change) => (
                      <>
                        {userId ? (
                          <ReferenceName to="user" id={userId} linked={false} />
                        ) : (
                          <Quiet>{t('unnamed')}</Quiet>
                        )}
                        <Aside>{formatMoment(at, locale, user?.timeZone)}</Aside>
                      </>
                    ),
                  },
                  { head: t('rules.was'), cell: ({ before }: Change) => says(before as Said) },
                  { head: t('rules.becomes'), cell: ({ after }: Change) => says(after as Said) },
                  { head: t('rules.why'), cell: ({ reason }: Change) => reason ?? <Quiet>–</Quiet> },
                ]}
              />
            )}
          </Section>
        )}
      </Stack>
    </AskDialog>
  );
}
