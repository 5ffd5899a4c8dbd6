import Box from '@mui/material/Box';
import { lawOfFile } from '#contract/clocks/law-of-file';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { useToday } from '../../../kinds/use-today';
import { LawSource } from '../../../parts/law-source';
import { Sign } from '../../../parts/sign';
import { Aside, Quiet } from '../../../parts/words-in-line';
import { useProvinceRules } from '../../province-tax/province-rules';
import { ruleName, ruleValue, sureness } from '../../province-tax/rule-words';
import { useFileRecord } from '../file-record';
import { FileFacts } from './file-facts';

/** What the law asks of this file where it is, beside its clocks: each rule with its source, and how sure it is. */
export function LawSection() {
  const file = useFileRecord();
  const words = useWords();
  const { t, choice } = words;
  const rights = useRights();
  const today = useToday();
  const { data: rules } = useProvinceRules(file.state, rights.may('provinceTax', 'show'));
  const law = rules ? lawOfFile(file, rules, today) : [];
  if (law.length === 0) return null;
  return (
    <FileFacts
      title={t('rules.ofFile', { province: choice('province', file.state) })}
      paths={[]}
      empty={t('rules.ofFileLead')}
    >
      <Quiet>{t('rules.ofFileLead')}</Quiet>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', '& > li': { py: 0.5 } }}>
        {law.map((rule) => (
          <li key={rule.key}>
            {t('rules.says', { rule: ruleName(rule.key, words), value: ruleValue(rule, words) })}{' '}
            <Sign tone={sureness[rule.confidence]}>{choice('ruleConfidence', rule.confidence)}</Sign>
            <Aside>
              <LawSource title={rule.sourceTitle} url={rule.sourceUrl} language={rule.sourceLanguage} />
              {rule.note && ` · ${rule.note}`}
            </Aside>
          </li>
        ))}
      </Box>
    </FileFacts>
  );
}
