import { describe, expect, it } from 'vitest';
import { choices as english } from '#contract/words/en/choices';
import { fields as englishFields } from '#contract/words/en/fields';
import { sentences as englishSentences } from '#contract/words/en/sentences';
import { choices as french } from '#contract/words/fr/choices';
import { fields as frenchFields } from '#contract/words/fr/fields';
import { sentenceTerms } from '#contract/words/fr/sentence-terms';
import { sentences as frenchSentences } from '#contract/words/fr/sentences';
import { sentenceReader } from '#contract/words/read-sentence';

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
    expect(inFrench('The reminder is settled already.')).toBe('Ce rappel est déjà réglé.');
  });

  it('writes amounts and dates as French does', () => {
    expect(inFrench('1,250.00 is still owed on INV-7.')).toBe(
      'Il reste 1\u00a0250,00\u00a0$ à payer sur INV-7.',
    );
    expect(inFrench('these days have a price already, from 2026-01-02 on')).toBe(
      'Ces jours ont déjà un prix, à compter du 2 janv. 2026',
    );
  });

  it('names fields by the form’s own label, else by their own', () => {
    const of = { path: 'addresses.0.city', label: 'Ville de l’adresse' };
    expect(inFrench('addresses[0].city is a required field', of)).toBe(
      'Ville de l’adresse : champ obligatoire',
    );
    expect(inFrench('balanceAmount must not be negative')).toBe('Solde : pas de montant négatif');
  });

  it('says the words of a vocabulary, one or several, whether they came as values or as English labels', () => {
    expect(inFrench('The gate contract_on_file has not been passed.')).toBe(
      'Point d’arrêt non franchi : Contrat au dossier.',
    );
    expect(inFrench('A document is needed: Bill of sale or Payoff statement.')).toBe(
      'Un document est exigé : Acte de vente ou Relevé de remboursement.',
    );
    expect(inFrench('Acme still has files, people.')).toBe('Acme a encore : des dossiers, des utilisateurs.');
  });

  it('reads a sentence within a sentence, and several beside each other', () => {
    expect(inFrench('Acme cannot be assigned: Liability insurance (ON) expired on 2026-11-19')).toBe(
      'Acme ne peut pas être mandatée : Assurance responsabilité (Ontario) : échéance passée le 19 nov. 2026',
    );
    expect(inFrench('Row 2 of placements.csv. Changed: balanceAmount, isRushFile.')).toBe(
      'Ligne 2 de placements.csv. Modifié : Solde, Dossier urgent.',
    );
  });

  it('takes of several patterns the one that says most', () => {
    expect(inFrench('status cannot be set here.')).toBe('Statut : ce champ ne se remplit pas ici.');
    expect(inFrench('state cannot be XX.')).toBe('Province : la valeur « XX » n’est pas acceptée.');
  });

  it('says the title of a reminder, of whatever it is', () => {
    expect(inFrench('Earliest sale date · LNA-7', { written: true })).toBe(
      'Première date de vente permise · LNA-7',
    );
    expect(inFrench('Hold · LNA-7', { written: true })).toBe('Mise en suspens · LNA-7');
  });

  it('leaves what it does not know as the host, or a person, wrote it', () => {
    expect(inFrench('The moon is full.')).toBe('The moon is full.');
    expect(inFrench('call back 2026-11-20', { written: true })).toBe('call back 2026-11-20');
  });
});

describe('a sentence of the host in English', () => {
  it('names fields by their labels and begins as a sentence does', () => {
    expect(inEnglish('holdUntil must be within 90 days')).toBe('Hold until must be within 90 days');
    expect(inEnglish('hstRate stands in the place of gstRate and pstRate')).toMatch(/^HST/);
    expect(inEnglish('amount must be more than nothing')).toBe('Amount must be more than nothing');
  });

  it('writes amounts and dates as they are written everywhere', () => {
    expect(inEnglish('1250.00 is still owed on INV-7.')).toBe('$1,250.00 is still owed on INV-7.');
    expect(inEnglish('These days have rates already, from 2026-01-02 on.')).toBe(
      'These days have rates already, from 2 Jan 2026 on.',
    );
  });

  it('says the words of vocabularies and of rights', () => {
    expect(inEnglish('An assignment that is proposed cannot become completed.')).toBe(
      'An assignment whose status is “Proposed” cannot go to “Completed”.',
    );
    expect(inEnglish('trustee_released does not follow the status that the file has now.')).toBe(
      '“Released by trustee” does not follow the status that the file has now.',
    );
    expect(inEnglish('You cannot give role.editPermission: you do not hold it.')).not.toMatch(
      /editPermission/,
    );
  });

  it('leaves a person’s own words alone, whatever they look like', () => {
    expect(inEnglish('call clientId back about 12.50', { written: true })).toBe(
      'call clientId back about 12.50',
    );
  });

  it('keeps an example as what is to be typed', () => {
    expect(
      inEnglish('saleDate must be a date such as 2026-11-20', { path: 'saleDate', label: 'Sold on' }),
    ).toBe('Sold on must be a date such as 20 Nov 2026');
  });
});
