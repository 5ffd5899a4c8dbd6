import { auditLog as englishAuditLog } from '#contract/words/en/audit-log';
import { choices as englishChoices } from '#contract/words/en/choices';
import { evidence as englishEvidence } from '#contract/words/en/evidence';
import { fields as englishFields } from '#contract/words/en/fields';
import { flags as englishFlags } from '#contract/words/en/flags';
import { reports as englishReports } from '#contract/words/en/reports';
import { sentences as englishSentences } from '#contract/words/en/sentences';
import { auditLog as frenchAuditLog } from '#contract/words/fr/audit-log';
import { choices as frenchChoices } from '#contract/words/fr/choices';
import { evidence as frenchEvidence } from '#contract/words/fr/evidence';
import { fields as frenchFields } from '#contract/words/fr/fields';
import { flags as frenchFlags } from '#contract/words/fr/flags';
import { reports as frenchReports } from '#contract/words/fr/reports';
import { sentenceTerms as englishTerms } from '#contract/words/en/sentence-terms';
import { sentenceTerms } from '#contract/words/fr/sentence-terms';
import { sentences as frenchSentences } from '#contract/words/fr/sentences';

export type Language = 'en' | 'fr';

/** All words of the contract, by language: the one table that the host takes its words from. `terms`: what sentences name by a key or an English word of their own. */
export const languages = {
  en: {
    choices: englishChoices,
    fields: englishFields,
    sentences: englishSentences,
    evidence: englishEvidence,
    auditLog: englishAuditLog,
    flags: englishFlags,
    reports: englishReports,
    terms: englishTerms,
  },
  fr: {
    choices: frenchChoices,
    fields: frenchFields,
    sentences: frenchSentences,
    evidence: frenchEvidence,
    auditLog: frenchAuditLog,
    flags: frenchFlags,
    reports: frenchReports,
    terms: sentenceTerms,
  },
} as const;
