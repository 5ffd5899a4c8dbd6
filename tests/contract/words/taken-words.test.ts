import { expect, it } from 'vitest';
import { takenWords } from '#contract/words/taken-words';
import { subjectWord } from '#server/words/list-words';
import { choiceWord } from '#server/words/value-words';

const inFrench = (what: string): string =>
  takenWords(what, {
    choice: (of, value) => choiceWord(of, value, 'fr'),
    subject: (name) => subjectWord(name, 'fr'),
  });

it.each([
  ['update_report', 'Rapport d’avancement'],
  ['close_out', 'Fichier de fermeture'],
  ['open_inventory', 'Dossiers ouverts'],
  ['admin', 'Terminée par un administrateur'],
  ['vendorInvoice', 'Factures de fournisseurs'],
  ['auditLog', 'Journal d’audit'],
  ['The debtor called back', 'The debtor called back'],
])('calls %s, of which the audit log tells, by its French words', (what, words) =>
  expect(inFrench(what)).toBe(words),
);
