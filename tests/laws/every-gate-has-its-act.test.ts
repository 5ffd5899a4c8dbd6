import { describe, expect, it } from 'vitest';
import { gateActsOf, mayAct, rolesOpening } from '#contract/lifecycles/gate-acts';
import { statuses } from '#contract/lifecycles/file-statuses';
import { gateDocuments } from '#contract/lifecycles/document';
import { roleKeys } from '#contract/roles/role-keys';
import { permissionsOf } from '#contract/roles/seeded-roles';
import { vocabularies } from '#contract/vocabularies/index';

const known = new Set(
  roleKeys.flatMap((role) =>
    permissionsOf(role).flatMap(({ resource, actions }) => actions.map((action) => `${resource}.${action}`)),
  ),
);

const byDocument = Object.keys(gateDocuments) as (keyof typeof gateDocuments)[];
/** The act by which a gate takes its document. */
const taking = (gate: (typeof byDocument)[number]) =>
  gateActsOf(gate).acts.find((act) => ['drop', 'handIn', 'confirm'].includes(act));

describe('Every gate', () => {
  it('names what opens it', () => {
    const bare = vocabularies.gate.filter((gate) => {
      const { acts, proofs } = gateActsOf(gate);
      return acts.length + proofs.length === 0;
    });
    expect(bare).toEqual([]);
  });

  it('is opened by somebody of the agency, and the reserve by the client', () => {
    const agency = ['administrator', 'supervisor', 'file_manager', 'remarketing_specialist', 'accountant'];
    for (const gate of vocabularies.gate)
      expect([gate, rolesOpening(gate).some((role) => agency.includes(role))]).toEqual([gate, true]);
    expect(rolesOpening('reserve_approved')).toContain('lender_supervisor');
  });

  it('asks for rights that some role holds', () => {
    for (const gate of vocabularies.gate)
      for (const name of gateActsOf(gate).acts) {
        const asked: string[] = [];
        for (const side of ['agency', 'client', 'vendor'] as const)
          mayAct(name, side, (right) => asked.push(right) > 0);
        expect([gate, name, asked.length > 0, asked.filter((right) => !known.has(right))]).toEqual([
          gate,
          name,
          true,
          [],
        ]);
      }
  });

  it('takes the document that opens it where it stands', () => {
    expect(byDocument.filter((gate) => !taking(gate))).toEqual([]);
  });

  it('by which somebody gains is not theirs to open', () => {
    // Whoever is sent out writes no licence of their own, whoever bills decides on no invoice, and whoever sells agrees to no reserve.
    for (const gate of ['licensed_vendor', 'no_open_vendor_invoices', 'fees_reconciled'] as const)
      expect([gate, rolesOpening(gate).filter((role) => /vendor|field|lender/.test(role))]).toEqual([
        gate,
        [],
      ]);
    // Nor does a paper of theirs send them on: of all that a document opens, they open with it the list of what they found inside,
    // and the undertaking by which they leave a unit with its debtor.
    expect(byDocument.filter((gate) => mayAct(taking(gate) ?? 'charge', 'vendor', () => true))).toEqual([
      'inventory_signed',
      'undertaking_signed',
    ]);
  });

  it('stands before some status, or is passed with one that does', () => {
    const standing = new Set(
      statuses.flatMap(({ gates, gatesFrom }) => [...gates, ...Object.values(gatesFrom ?? {}).flat()]),
    );
    expect(vocabularies.gate.filter((gate) => !standing.has(gate))).toEqual([]);
  });
});
