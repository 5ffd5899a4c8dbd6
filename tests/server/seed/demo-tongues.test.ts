import { expect, test } from 'vitest';
import type { Recorded } from '#contract/resources/index';
import { calendarOf } from '#server/seed/demo-bundle';
import { demoCompanies } from '#server/seed/demo-network';
import { personalReminders } from '#server/seed/demo-reminders';
import { seedId } from '#server/seed/seed-id';
import { wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));
const worksInFrench = (companyId: unknown): boolean => companies.get(String(companyId))?.language === 'fr';

/** By hand: words that stand in each French text of the demo, and in no English one. */
const isFrench = (text: unknown): boolean =>
  /\b(?:le|la|les|du|des|aux?|une?|est|sur|pour|de|nous|selon|passage)\b|l’|d’|é/i.test(String(text));

/** By hand: what of these texts has none of those words. */
const saidInFrench = (text: unknown): boolean =>
  isFrench(text) || /^(?:Mandat accompli|Annuaire|Appel|Pas de|Odeur|Pare|Il manque)/.test(String(text));

test('a note of the demo is in the tongue in which its writer works, whoever is to read it', () => {
  const seen = new Map<boolean, number>();
  const wrong = wrongOnes(({ notes }) =>
    Object.fromEntries(
      notes.map(({ companyId, body }) => {
        const own = worksInFrench(companyId);
        seen.set(own, (seen.get(own) ?? 0) + 1);
        return [`${String(body)} of ${companies.get(String(companyId))?.code}`, isFrench(body) === own];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  expect(seen.get(true)).toBeGreaterThan(800);
});

test('what somebody of the demo gives as a reason, and notes down for the own house, is in the own tongue', () => {
  const wrong = wrongOnes(({ file, history }) => {
    const own = worksInFrench(file.agencyId);
    const moves = history.filter(({ changes }) => changes?.some(({ field }) => field === 'status'));
    const written = [file.nextAction, ...(file.missingInformation ?? [])].filter((one) => one != null);
    return {
      ...Object.fromEntries(moves.map(({ message }) => [String(message), !isFrench(message) || own])),
      ...Object.fromEntries(written.map((text) => [text, isFrench(text) === own])),
    };
  });
  expect(wrong).toEqual([]);
});

test('what somebody of the demo typed into a record of a file is in the tongue of who typed it', () => {
  const wrong = wrongOnes(({ file, traces, searches, repairs, assignments }) => {
    const own = worksInFrench(file.agencyId);
    const typed = [
      ...traces.flatMap(({ source, attempts }) => [
        source,
        ...(attempts ?? []).flatMap(({ method, outcome }) => [method, outcome]),
      ]),
      ...searches.discharges.map(({ reason }) => reason),
      ...repairs.map(({ description }) => description),
      ...assignments.map(({ endReason }) => endReason),
    ].filter((one) => one != null);
    return {
      ...Object.fromEntries(typed.map((text) => [text, saidInFrench(text) === own])),
      [`released by ${file.redemption?.releasedBy}`]:
        !file.redemption?.releasedBy || file.redemption.releasedBy === (own ? 'Agence' : 'Agency'),
      [`a contract of ${file.contractTypeOther}`]:
        !file.contractTypeOther ||
        file.contractTypeOther === (worksInFrench(file.clientId) ? 'Consignation' : 'Consignment'),
    };
  });
  expect(wrong).toEqual([]);
});

test('a hold of the demo is explained in the tongue of the side that set it', () => {
  const wrong = wrongOnes(({ file }) => ({
    [String(file.holdNote)]:
      !file.holdNote ||
      isFrench(file.holdNote) === worksInFrench(file.holdSource === 'client' ? file.clientId : file.agencyId),
  }));
  expect(wrong).toEqual([]);
});

test.each([
  ['quebec@demo.example', 'Appeler au sujet du dossier LNA-2600001'],
  ['vendor_b@demo.example', 'Appeler au sujet du dossier LNA-2600001'],
  ['file_manager@demo.example', 'Call about LNA-2600001'],
])('what %s reminds themselves of is in their tongue', (email, title) => {
  const userId = seedId('user', email);
  const reached = new Map([[userId, [{ _id: seedId('file', '1'), ref: 'LNA-2600001' }]]]);
  const made = personalReminders(reached, calendarOf(new Date('2026-11-20T15:00:00Z')));
  expect(made[0]?.title).toBe(title);
  expect(new Set(made.map(({ title }) => title)).size).toBe(3);
});
