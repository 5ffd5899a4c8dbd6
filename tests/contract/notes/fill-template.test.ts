import { describe, expect, it } from 'vitest';
import { fillTemplate, templatePlaces } from '#contract/notes/fill-template';
import { templateFacts } from '#contract/notes/template-facts';
import { englishNoteTemplates } from '#server/seed/note-templates';
import { frenchNoteTemplates } from '#server/seed/note-templates-french';

const now = Date.parse('2026-11-21T02:00:00Z');
const file = {
  ref: 'LNA-2600009',
  state: 'ON',
  debtorName: 'Ines Sample',
  assetSummary: '2019 Toyota Corolla',
  nextActionDate: '2026-11-25',
  lastActivityDate: '2026-11-20T03:00:00.000Z',
  balanceAmount: '18500.00',
} as const;
const party = (values: object) => ({ relatedPartyType: 'primary_debtor', ...values }) as const;

describe('a template', () => {
  it('is filled with the facts of the file, in the reader’s language', () => {
    const text = 'File {{ref}}: {{assetSummary}}, next on {{nextActionDate}}, {{ balanceAmount }}. {{today}}';
    const facts = templateFacts({ file }, now);
    expect(fillTemplate(text, facts, 'en')).toBe(
      'File LNA-2600009: 2019 Toyota Corolla, next on 25 Nov 2026, $18,500.00. 20 Nov 2026',
    );
    expect(fillTemplate(text, facts, 'fr')).toBe(
      'File LNA-2600009: 2019 Toyota Corolla, next on 25 nov. 2026, 18\u00a0500,00\u00a0$. 20 nov. 2026',
    );
  });

  it('leaves a blank for what is not known, not to be seen, or no fact at all', () => {
    const facts = templateFacts({ file: { ...file, serialNumber: '•••• 0002', nextActionDate: null } }, now);
    expect(fillTemplate('{{nextActionDate}} {{serialNumber}} {{toString}} {{weather}}', facts, 'en')).toBe(
      '… … … …',
    );
  });

  it('puts a fact where it belongs whatever stands in it', () => {
    const facts = templateFacts({ file: { ...file, debtorName: '$& {{ref}}' } }, now);
    expect(fillTemplate('{{debtorName}}', facts, 'en')).toBe('$& {{ref}}');
  });

  it('names days as they are where the file is', () => {
    expect(templateFacts({ file }, now)).toMatchObject({
      today: '2026-11-20',
      lastActivityDate: '2026-11-19',
    });
  });

  it('names the address at which the debtor was verified, and none that was ruled out', () => {
    const at = (line1: string, status: string) => ({ line1, city: 'Toronto', status }) as never;
    const addresses = [at('1 Gone St', 'bad'), at('2 Maybe St', 'unverified'), at('3 Sure St', 'verified')];
    const addressOf = (...parties: object[]) => templateFacts({ file, parties }, now).address;
    expect(addressOf(party({ addresses }))).toBe('3 Sure St, Toronto');
    expect(addressOf(party({ addresses: addresses.slice(0, 2) }))).toBe('2 Maybe St, Toronto');
    expect(addressOf(party({ addresses: addresses.slice(0, 1) }))).toBeUndefined();
    expect(addressOf({ relatedPartyType: 'co_debtor', addresses })).toBeUndefined();
    expect(addressOf()).toBeUndefined();
  });

  it('of the platform has only places that can be filled', () => {
    const named = [...englishNoteTemplates, ...frenchNoteTemplates].flatMap(({ body }) =>
      [...body.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name),
    );
    expect(named.filter((name) => !Object.hasOwn(templatePlaces, name ?? ''))).toEqual([]);
    expect(named.length).toBeGreaterThan(40);
  });
});
