import { beforeAll, describe, expect, it } from 'vitest';
import type { Words } from '../../../../../src/web/i18n/words';
import { happeningOf } from '../../../../../src/web/screens/file/history/happening';
import type { Entry } from '../../../../../src/web/screens/file/history/happening';
import { wordsIn } from '../../../speaking';

const all: { en?: Words; fr?: Words } = {};
beforeAll(async () => {
  for (const locale of ['en', 'fr'] as const) all[locale] = await wordsIn(locale);
});

const inEnglish = (entry: Partial<Entry>) => happeningOf({ ...blank, ...entry }, all.en as Words);
const inFrench = (entry: Partial<Entry>) => happeningOf({ ...blank, ...entry }, all.fr as Words);
const blank: Entry = { type: 'file_updated', entity: 'file', message: '', changes: [] };

describe('what happened reads as a sentence', () => {
  it('of a move, with the reason in the words of who gave it', () => {
    const move = {
      type: 'stage_changed',
      message: 'The debtor called.',
      changes: [
        { field: 'status', before: 'ready_to_assign', after: 'surrender_scheduled' },
        { field: 'stage', before: 'intake', after: 'secured' },
      ],
    };
    expect(inEnglish(move)).toMatchObject({
      did: 'moved the file from “Ready to assign” to “Surrender pick-up scheduled”',
      quote: 'The debtor called.',
      saying: '',
    });
    expect(inFrench(move).did).toMatch(/^a fait passer le dossier de «\u00a0.+\u00a0» à «\u00a0.+\u00a0»$/);
    expect(inFrench(move).told.has('status')).toBe(true);
  });

  it('of a move that the host made, what it followed, which is nobody’s reason', () => {
    const changes = [{ field: 'status', before: 'new_assignment', after: 'accepted' }];
    const move = { type: 'status_changed', changes };
    expect(inEnglish({ ...move, message: 'After the vendor accepted.' })).toMatchObject({
      ...{ saying: 'After the vendor accepted.', quote: '' },
    });
    expect(inFrench({ ...move, message: 'Après l’acceptation du fournisseur.' })).toMatchObject({
      ...{ saying: 'Après l’acceptation du fournisseur.', quote: '' },
    });
  });

  it('of a closing, why it was, beside what was said of it', () => {
    const closing = {
      ...{ type: 'file_closed', message: 'Everything is there.', closingReason: 'client_recall' },
      changes: [{ field: 'status', before: 'close_checklist', after: 'closed' }],
    };
    expect(inEnglish(closing)).toMatchObject({
      ...{ did: 'closed the file: Recalled by client', quote: 'Everything is there.' },
    });
    expect(inFrench(closing).did).toBe('a fermé le dossier\u00a0: Retiré par le client');
    expect(inEnglish({ ...closing, closingReason: null }).did).toBe('closed the file');
  });

  it('of a hold: until when and why, and of its release', () => {
    const hold = {
      type: 'hold_set',
      message: '',
      changes: [
        { field: 'hold', before: false, after: true },
        { field: 'holdUntil', after: '2026-12-20' },
        { field: 'holdReason', after: 'insolvency' },
      ],
    };
    expect(inEnglish(hold).did).toMatch(/^put the file on hold until 20 Dec 2026: \S/);
    expect(inFrench(hold).did).toMatch(/^a mis le dossier en suspens jusqu’au 20 déc\. 2026\u00a0: \S/);
    expect(inFrench({ type: 'hold_released' }).did).toBe('a levé la mise en suspens');
  });

  it('without the host’s own plain sentence, which says no more, and never as somebody’s reason', () => {
    const released = { type: 'hold_released', message: 'La mise en suspens a été levée.' };
    expect(inFrench(released)).toMatchObject({ did: 'a levé la mise en suspens', saying: '', quote: '' });
    const changed = { type: 'file_updated', message: 'The file was changed.' };
    expect(inEnglish(changed)).toMatchObject({ did: 'changed the file', saying: '', quote: '' });
  });

  it('of people who come and go, whose names stand in it', () => {
    const changes = [{ field: 'assignedUsers', before: ['a'], after: ['a', 'b'] }];
    expect(inEnglish({ type: 'user_assigned', changes })).toMatchObject({
      did: 'assigned %{people}',
      people: ['b'],
    });
    const gone = [{ field: 'assignedUsers', before: ['a', 'b'], after: ['a'] }];
    expect(inFrench({ type: 'user_assigned', changes: gone })).toMatchObject({
      did: 'a retiré %{people} du dossier',
      people: ['b'],
    });
  });

  it('of fees, requests, parties and documents by what they are called', () => {
    expect(inFrench({ type: 'fee_added', message: 'Entreposage, par jour' }).did).toMatch(
      /^a saisi des frais\u00a0: \S/,
    );
    expect(inFrench({ type: 'request_created', message: 'Mise en suspens' }).did).toBe(
      'a fait une demande : Mise en suspens',
    );
    expect(inFrench({ type: 'party_added', message: 'Marc Roy (Débiteur principal)' }).did).toBe(
      'a ajouté Marc Roy (Débiteur principal)',
    );
    expect(inEnglish({ entity: 'document', message: 'bill of sale.pdf' }).did).toBe(
      'changed the document bill of sale.pdf',
    );
  });

  it('of an invoice without saying its status twice', () => {
    const entry = { type: 'invoice_changed', message: 'Facture INV-7 : Annulée (Wrong client).' };
    expect(inFrench(entry).saying).toBe('Facture INV-7 : Annulée (Wrong client).');
    expect([...inFrench(entry).told]).toEqual(['status', 'voidReason', 'disputeReason']);
  });

  it('of what the host says itself, in the language of the screen', () => {
    expect(inFrench({ type: 'assignment_accepted', message: 'Accepté par Huissiers Roy.' })).toMatchObject({
      did: null,
      saying: 'Accepté par Huissiers Roy.',
    });
    expect(
      inFrench({ type: 'reminder_changed', changes: [{ field: 'status', after: 'completed' }] }).did,
    ).toBe('a réglé un rappel');
  });
});
