import { auditLog as englishAuditLog } from '#contract/words/en/audit-log';
import { choices as englishChoices } from '#contract/words/en/choices';
import { evidence as englishEvidence } from '#contract/words/en/evidence';
import { fields as englishFields } from '#contract/words/en/fields';
import { sentences as englishSentences } from '#contract/words/en/sentences';
import { auditLog as frenchAuditLog } from '#contract/words/fr/audit-log';
import { choices as frenchChoices } from '#contract/words/fr/choices';
import { evidence as frenchEvidence } from '#contract/words/fr/evidence';
import { fields as frenchFields } from '#contract/words/fr/fields';
import { sentenceTerms } from '#contract/words/fr/sentence-terms';
import { sentences as frenchSentences } from '#contract/words/fr/sentences';

export type Language = 'en' | 'fr';

/** All words of the contract, by language. `terms`: what sentences name by an English word of their own. */
export const languages = {
  en: {
    choices: englishChoices,
    fields: englishFields,
    sentences: englishSentences,
    evidence: englishEvidence,
    auditLog: englishAuditLog,
    terms: {},
  },
  fr: {
    choices: frenchChoices,
    fields: frenchFields,
    sentences: frenchSentences,
    evidence: frenchEvidence,
    auditLog: frenchAuditLog,
    terms: sentenceTerms,
  },
} as const;
