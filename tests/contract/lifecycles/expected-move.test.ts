import { describe, expect, it } from 'vitest';
import { expectedAmong, expectedMove } from '#contract/lifecycles/expected-move';
import { nextStatuses, stageOf, statusOf } from '#contract/lifecycles/file-status';
import { statuses } from '#contract/lifecycles/file-statuses';
import type { Gate, StatusName } from '#contract/lifecycles/status-row';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';

const usual = 'involuntary_repossession';
const vendor = ['019a2b3c-0000-7000-8000-000000000001'];
const none = { decision: '@decision', end: '@end' } as const;

describe('the expected move', () => {
  it('of a status is one that may follow, or by name none', () => {
    for (const { name, expectedNext, expectedFor, expectedIn, expectedFirst, expectedAlone } of statuses) {
      const named = [
        expectedNext,
        ...Object.values(expectedFor ?? {}),
        ...Object.values(expectedIn ?? {}).map(({ next }) => next),
        ...(expectedFirst ? [expectedFirst.next] : []),
        ...(expectedAlone ? [expectedAlone] : []),
      ].filter((next) => next !== none.decision && next !== none.end);
      const may = nextStatuses(name);
      expect(
        named.filter((next) => !may.includes(next)),
        name,
      ).toEqual([]);
    }
  });

  it('ends only with the file, and is left open only where somebody has to decide', () => {
    const ended = statuses.filter(({ expectedNext }) => expectedNext === none.end);
    expect(ended.map(({ name }) => name)).toEqual(
      statuses.filter(({ category }) => category === 'terminal').map(({ name }) => name),
    );
    const open = statuses.filter(({ expectedNext }) => expectedNext === none.decision);
    expect(open.map(({ name }) => name)).toEqual([
      'skip_exhausted',
      'payment_arrangement',
      'debtor_objected',
      'conditional_bid',
      'legal_review',
      'court_denied',
    ]);
  });

  it('is open to the assignment that it is expected for', () => {
    for (const { name, stage, expectedFor = {} } of statuses)
      for (const [assignmentType, next] of Object.entries(expectedFor)) {
        const way = stageOf(stage).transitions.find(({ to }) => to === statusOf(next).stage);
        const types = way?.assignmentTypes ?? [assignmentType];
        expect(types, `${name} to ${next}`).toContain(assignmentType);
      }
  });

  it('leads a file of every assignment from its beginning to its close', () => {
    for (const assignmentType of vocabularies.assignmentType) {
      const way: StatusName[] = ['new_assignment'];
      for (let at: StatusName | null = 'new_assignment'; at !== null && way.length < 60;) {
        at = expectedMove({ status: at, assignmentType, assignedCompanies: vendor });
        if (at) way.push(at);
      }
      expect(way.at(-1), way.join(' → ')).toBe('closed');
      expect(new Set(way).size, assignmentType).toBe(way.length);
    }
  });

  const next = (
    status: StatusName,
    assignmentType: ValueOf<'assignmentType'> = usual,
    shut: readonly Gate[] = [],
  ) => expectedMove({ status, assignmentType, assignedCompanies: vendor }, shut);

  it('is the road, not the exception that happens to stand first', () => {
    expect(next('attempting')).toBe('on_hook');
    expect(next('notice_sent')).toBe('notice_expired');
    expect(next('listed')).toBe('sold');
    expect(next('close_checklist')).toBe('closed');
  });

  it('follows from what the file is for', () => {
    expect(next('ready_to_assign')).toBe('vendor_assigned');
    expect(next('ready_to_assign', 'skip_trace_only')).toBe('skip_assigned');
    expect(next('secured_complete', 'condition_report_only')).toBe('close_requested');
  });

  it('is the notice before seizure where the law asks for one', () => {
    expect(next('pre_seizure_checks')).toBe('ready_to_assign');
    expect(next('pre_seizure_checks', usual, ['prior_notice_served'])).toBe('prior_notice_running');
  });

  it('is in Québec the sale, and the notice where none ran before the surrender', () => {
    const described = { status: 'secured_complete', assignmentType: usual } as const;
    expect(expectedMove({ ...described, state: 'QC' })).toBe('remarketing_review');
    expect(expectedMove({ ...described, state: 'QC' }, ['notice_not_required'])).toBe('notice_pending');
    expect(expectedMove({ ...described, state: 'ON' })).toBe('notice_pending');
    const leased = { ...described, assignmentType: 'lease_end_return', state: 'QC' } as const;
    expect(expectedMove(leased)).toBe('remarketing_review');
  });

  it('asks no vendor to acknowledge a close where none works on the file', () => {
    expect(next('close_requested')).toBe('awaiting_vendor_acknowledgement');
    expect(expectedMove({ status: 'close_requested', assignmentType: usual, assignedCompanies: [] })).toBe(
      'close_checklist',
    );
  });

  it('back from legal is the status from which the file went there', () => {
    const resumed = { status: 'resume', assignmentType: usual } as const;
    expect(expectedMove({ ...resumed, previousStatus: 'attempting' })).toBe('attempting');
    expect(expectedMove({ ...resumed, previousStatus: null })).toBeNull();
  });

  it('is found among those that a person is offered, shut or not, and is none where it is not theirs', () => {
    const file = { status: 'pre_seizure_checks', assignmentType: usual } as const;
    const shut = { status: 'ready_to_assign', reasons: [{ gate: 'prior_notice_served' }] } as const;
    const notice = { status: 'prior_notice_running', reasons: [] } as const;
    expect(expectedAmong(file, [shut, notice])).toBe(notice);
    const waiting = { status: 'ready_to_assign', reasons: [{ gate: 'lien_search_done' }] } as const;
    expect(expectedAmong(file, [notice, waiting])).toBe(waiting);
    expect(expectedAmong(file, [notice])).toBeUndefined();
  });
});
