import { describe, expect, it } from 'vitest';
import { choices as english } from '#contract/words/en/choices';
import { fields as englishFields } from '#contract/words/en/fields';
import { sentences as englishSentences } from '#contract/words/en/sentences';
import { choices as french } from '#contract/words/fr/choices';
import { fields as frenchFields } from '#contract/words/fr/fields';
import { sentenceTerms } from '#contract/words/fr/sentence-terms';
import { sentences as frenchSentences } from '#contract/words/fr/sentences';
import { sentenceReader } from '#contract/words/read-sentence';
import { sentence } from '#contract/words/sentence';
import { plainly } from '../../support/plainly';

const inEnglish = sentenceReader({
  locale: 'en',
  sentences: englishSentences,
  terms: {},
  fields: englishFields,
  choices: english,
  spoken: english,
});
const inFrench = sentenceReader({
  locale: 'fr',
  sentences: frenchSentences,
  terms: sentenceTerms,
  fields: frenchFields,
  choices: french,
  spoken: english,
});

describe('a sentence of the host in French', () => {
  it('reads whole where nothing is filled in', () => {
    expect(inFrench(sentence('conversation.reminderSettledAlready'))).toBe('Ce rappel est déjà réglé.');
  });

  it('writes amounts and dates as French does', () => {
    expect(inFrench(sentence('money.stillOwed', { amount: '1250.00', number: 'INV-7' }))).toBe(
      'Il reste 1\u00a0250,00\u00a0$ à payer sur INV-7.',
    );
    expect(inFrench(sentence('network.theseDaysPriceAlready', { day: '2026-01-02' }))).toBe(
      'Ces jours ont déjà un prix, à compter du 2 janv. 2026',
    );
  });

  it('names fields by the form’s own label, else by their own', () => {
    const of = { path: 'addresses.0.city', label: 'Ville de l’adresse' };
    expect(inFrench(sentence('values.required', { field: 'addresses[0].city' }), of)).toBe(
      'Ville de l’adresse : champ obligatoire',
    );
    expect(inFrench(sentence('values.negative', { field: 'balanceAmount' }))).toBe(
      'Solde : pas de montant négatif',
    );
  });

  it('names a field inside a part by its word there, where that is another', () => {
    const lacking = sentence('values.required', { field: 'playbook.reserveAuthority.amount' });
    expect(inFrench(lacking)).toBe('Réserve jusqu’à concurrence de : champ obligatoire');
    expect(inEnglish(lacking)).toContain('Reserve up to');
  });

  it('says the words of a vocabulary, one or several, whether they came as values or as English labels', () => {
    expect(inFrench(sentence('files.gateNotBeenPassed', { gate: 'contract_on_file' }))).toBe(
      'Point d’arrêt non franchi : Contrat au dossier.',
    );
    const documents = 'Bill of sale or Payoff statement';
    expect(inFrench(sentence('files.documentNeeded', { documents }))).toBe(
      'Un document est exigé : Acte de vente ou Relevé de remboursement.',
    );
    expect(inFrench(sentence('network.stillHas', { company: 'Acme', uses: 'files, people' }))).toBe(
      'Acme a encore : des dossiers, des utilisateurs.',
    );
  });

  it('reads a sentence within a sentence, and one after another', () => {
    const document = 'Liability insurance';
    const reason = sentence('network.expiredToo', { document, province: 'ON', day: '2026-11-19' });
    expect(inFrench(sentence('network.cannotAssigned', { company: 'Acme', reason }))).toBe(
      'Acme ne peut pas être mandatée : Assurance responsabilité (Ontario) : échéance passée le 19 nov. 2026',
    );
    const first = sentence('documents.rowOf', { row: 2, file: 'placements.csv' });
    const second = sentence('documents.fieldsChanged', { fields: ['balanceAmount', 'isRushFile'] });
    expect(inFrench(sentence('documents.both', { first, second }))).toBe(
      'Ligne 2 de placements.csv. Modifié : Solde, Dossier urgent.',
    );
  });

  it('says the title of a reminder, of whatever it is', () => {
    expect(inFrench(sentence('conversation.dueOnFile', { what: 'Earliest sale date', ref: 'LNA-7' }))).toBe(
      'Première date de vente permise · LNA-7',
    );
    expect(inFrench(sentence('conversation.dueOnFile', { what: 'Hold', ref: 'LNA-7' }))).toBe(
      'Mise en suspens · LNA-7',
    );
  });

  it('calls what has a French name by it, and by its one name what has none or was kept with that alone', () => {
    const was = (name: unknown) => ({ key: 'people.roleWas', with: { name, event: 'updated' } }) as const;
    const names = { en: 'Night clerk', fr: 'Commis de nuit' };
    expect(inFrench(was(names))).toBe('Rôle Commis de nuit\u00a0: modification.');
    expect(inEnglish(was(names))).toBe('Role Night clerk was updated.');
    expect(plainly(was(names))).toBe('Role Night clerk was updated.');
    for (const name of [{ en: 'Night clerk', fr: null }, 'Night clerk'])
      expect(inFrench(was(name))).toBe('Rôle Night clerk\u00a0: modification.');
  });

  it('leaves what a person wrote', () => {
    expect(inFrench('call back 2026-11-20')).toBe('call back 2026-11-20');
  });
});

describe('a sentence of the host in English', () => {
  it('names fields by their labels and begins as a sentence does', () => {
    expect(inEnglish(sentence('files.holdUntilWithinDays', { days: 90 }))).toBe(
      'Hold until must be within 90 days',
    );
    expect(inEnglish(sentence('values.moreThanNothing', { field: 'amount' }))).toBe(
      'Amount must be more than nothing',
    );
  });

  it('writes amounts and dates as they are written everywhere', () => {
    expect(inEnglish(sentence('money.stillOwed', { amount: '1250.00', number: 'INV-7' }))).toBe(
      '$1,250.00 is still owed on INV-7.',
    );
    expect(inEnglish(sentence('network.theseDaysRatesAlready', { day: '2026-01-02' }))).toBe(
      'These days have rates already, from 2 Jan 2026 on.',
    );
  });

  it('says the words of vocabularies and of rights', () => {
    expect(
      inEnglish(sentence('network.assignmentCannotBecome', { status: 'proposed', next: 'completed' })),
    ).toBe('An assignment whose status is “Proposed” cannot go to “Completed”.');
    expect(inEnglish(sentence('people.cannotGiveDoNotHold', { right: 'role.editPermission' }))).not.toMatch(
      /editPermission/,
    );
  });

  it('leaves a person’s own words alone, whatever they look like', () => {
    expect(inEnglish('call clientId back about 12.50')).toBe('call clientId back about 12.50');
  });
});

describe('a sentence of the host for a program', () => {
  it('has the names, amounts and days of the interface', () => {
    expect(plainly(sentence('files.holdUntilWithinDays', { days: 90 }))).toBe(
      'holdUntil must be within 90 days',
    );
    expect(plainly(sentence('money.stillOwed', { amount: '1250.00', number: 'INV-7' }))).toBe(
      '1250.00 is still owed on INV-7.',
    );
  });
});
