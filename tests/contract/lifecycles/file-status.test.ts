import { describe, expect, it } from 'vitest';
import { fieldsOfSide } from '#contract/roles/sides';
import { stages } from '#contract/lifecycles/file-stages';
import { nextStatuses, stageOf, statusOf } from '#contract/lifecycles/file-status';
import { statuses } from '#contract/lifecycles/file-statuses';
import type { StatusName } from '#contract/lifecycles/status-row';
import { vocabularies } from '#contract/vocabularies/index';

const names = statuses.map(({ name }) => name);

describe('the road of a file', () => {
  it('has one row for every stage and every status', () => {
    expect(stages.map(({ name }) => name)).toEqual([...vocabularies.stageName]);
    expect(names).toEqual([...vocabularies.statusName]);
  });

  it('leads only to statuses that exist, and never to the same one', () => {
    for (const { name, allowedNext } of statuses) {
      expect(allowedNext.filter((to) => to !== '@previous' && !names.includes(to))).toEqual([]);
      expect(allowedNext).not.toContain(name);
    }
  });

  it('crosses from stage to stage only where the stages allow it', () => {
    for (const from of statuses) {
      const reachable = stageOf(from.stage).transitions.map(({ to }) => to);
      for (const to of from.allowedNext) {
        if (to === '@previous') continue;
        const stage = statusOf(to).stage;
        if (stage !== from.stage) expect(reachable, `${from.name} to ${to}`).toContain(stage);
      }
    }
  });

  it('begins every stage with a status of that stage', () => {
    for (const stage of stages) {
      expect(statusOf(stage.entryStatus).stage).toBe(stage.name);
      for (const { to, status } of stage.transitions) if (status) expect(statusOf(status).stage).toBe(to);
    }
  });

  it('can be reached in every status, but for the first', () => {
    const reached = new Set(statuses.flatMap(({ name }) => nextStatuses(name)));
    expect(names.filter((name) => !reached.has(name))).toEqual(['new_assignment']);
  });

  it('lets every open file be closed in the end', () => {
    const walk = (start: StatusName): Set<string> => {
      const seen = new Set<string>();
      const ahead: StatusName[] = [start];
      for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
        if (seen.has(at)) continue;
        seen.add(at);
        for (const to of nextStatuses(at, { previousStatus: null })) if (to !== '@previous') ahead.push(to);
      }
      return seen;
    };
    const stuck = statuses.filter(
      ({ name, category }) => category !== 'terminal' && !walk(name).has('closed'),
    );
    expect(stuck).toEqual([]);
  });

  it('opens only the field statuses and those of the first half of securing to vendors', () => {
    expect(statuses.filter(({ vendorSelectable }) => vendorSelectable).map(({ name }) => name)).toEqual([
      'vendor_declined',
      'vendor_accepted',
      'attempt_scheduled',
      'attempting',
      'asset_sighted',
      'contact_made',
      'surrender_arranged',
      'payment_arrangement',
      'bailee_undertaking',
      'debtor_objected',
      'asset_inaccessible',
      'address_negative',
      'surrender_scheduled',
      'third_party_impound',
      'on_hook',
      'in_transit',
      'in_storage',
      'inventory_pending',
      'condition_report_pending',
    ]);
  });
});

describe('the statuses that may follow', () => {
  it('include legal review and a request to close for every status that is not final', () => {
    expect(nextStatuses('on_hook')).toEqual([
      'in_transit',
      'in_storage',
      'attempting',
      'redemption_requested',
      'legal_review',
      'close_requested',
    ]);
  });

  it('never include the status itself', () => {
    expect(nextStatuses('legal_review')).not.toContain('legal_review');
    expect(nextStatuses('close_requested')).not.toContain('close_requested');
  });

  it('name the return by a token until the previous status is given', () => {
    expect(nextStatuses('resume')).toEqual(['@previous', 'legal_review', 'close_requested']);
    expect(nextStatuses('resume', { previousStatus: 'attempting' })[0]).toBe('attempting');
    expect(nextStatuses('resume', { previousStatus: null })).toEqual(['legal_review', 'close_requested']);
  });

  it('are the archive and the return for a closed file, and nothing for an archived one', () => {
    expect(nextStatuses('closed')).toEqual(['archived', '@previous']);
    expect(nextStatuses('archived')).toEqual([]);
  });

  it('show a supervisor the corrections too', () => {
    expect(nextStatuses('in_storage')).not.toContain('attempting');
    expect(nextStatuses('in_storage', { supervisor: true })).toContain('attempting');
    expect(nextStatuses('notice_sent', { supervisor: true })).toContain('secured_complete');
  });

  it.each([
    ['redemption_requested', 'on_hook', ['redemption_quoted', 'on_hook']],
    ['redemption_requested', 'condition_report_pending', ['redemption_quoted', 'condition_report_pending']],
    ['redemption_quoted', 'surrender_scheduled', ['redeemed', 'reinstated', 'surrender_scheduled']],
    ['redemption_requested', 'notice_pending', ['redemption_quoted', 'notice_pending', 'notice_sent']],
    ['redemption_quoted', 'notice_sent', ['redeemed', 'reinstated', 'notice_sent', 'notice_expired']],
    ['redemption_quoted', 'listed', ['redeemed', 'reinstated', 'listed', 'remarketing_review']],
    ['redeemed', 'in_transit', ['close_checklist', 'in_transit']],
    ['redemption_requested', null, ['redemption_quoted']],
  ] as const)(
    'lead from %s, asked for in %s, back there and round nothing, whoever asks',
    (from, asked, next) => {
      expect(nextStatuses(from, { previousStatus: asked, supervisor: true })).toEqual([
        ...next,
        'legal_review',
        'close_requested',
      ]);
    },
  );

  it('include a redemption from the taking on until the unit is sold', () => {
    const may = statuses.filter(({ allowedNext }) => allowedNext.includes('redemption_requested'));
    const taken = statuses.filter(
      ({ name, stage }) =>
        stage === 'secured' ||
        stage === 'remarketing' ||
        ['notice_pending', 'notice_sent', 'notice_expired'].includes(name),
    );
    expect(may.map(({ name }) => name)).toEqual(taken.map(({ name }) => name));
  });
});

it('lets a vendor say all that a status needs which it may choose', () => {
  const says: readonly string[] = fieldsOfSide.vendor;
  const unsaid = statuses.flatMap(({ name, vendorSelectable, needs }) =>
    vendorSelectable
      ? needs.filter((path) => !says.includes(path.split('.')[0] ?? '')).map((path) => [name, path])
      : [],
  );
  expect(unsaid).toEqual([]);
});
