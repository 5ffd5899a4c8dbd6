import { expect, test } from 'vitest';
import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Bundle } from '#server/seed/demo-bundle';
import { seedId } from '#server/seed/seed-id';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

/** By hand: words of which each says something of the file, and the stages in which a file can be that it is said of. */
const saysOf: readonly (readonly [RegExp, RegExp])[] = [
  [/\bvendor goes on\b|\bfournisseur poursuit\b/, /field_recovery/],
  [/\battempt\b|\btentative/i, /field_recovery|skip_trace/],
  [/condition report in|rapport d’état|auction|encan|comparable/i, /remarketing|settlement/],
  [/\bin the yard\b|\bà la cour\b/i, /secured|notice_period|remarketing/],
  [/\btrace\b|dépist/i, /skip_trace/],
  [/the unit is sold|l’unité est vendue/i, /settlement/],
];

/** The stage in which a file stood at a moment, by its history. */
function stageAt({ history }: Bundle, at: string): string {
  const moves = [...history]
    .sort((one, other) => String(one.at).localeCompare(String(other.at)))
    .filter((one) => String(one.at) <= at)
    .flatMap(({ changes }) => changes ?? [])
    .filter(({ field }) => field === 'status');
  return statusOf((moves.at(-1)?.after ?? 'new_assignment') as StatusName).stage;
}

test('a note says nothing of a file that is not so yet, or no more', () => {
  const wrong = wrongOnes((bundle) => ({
    'said too soon or too late': bundle.notes.every(({ subject, body, createdAt }) =>
      saysOf.every(
        ([words, stages]) =>
          !words.test(`${subject} ${body}`) || stages.test(stageAt(bundle, String(createdAt))),
      ),
    ),
  }));
  expect(wrong).toEqual([]);
});

test('no note stands on a file more than three times, and few are written in a day', () => {
  const wrong = wrongOnes(({ notes, file }) => {
    const times = new Map<string, number>();
    for (const { body } of notes) times.set(String(body), (times.get(String(body)) ?? 0) + 1);
    const end = Date.parse(String(file.lastActivityDate));
    const days = (end - Date.parse(String(file.assignmentDate))) / 86_400_000;
    return {
      alike: Math.max(0, ...times.values()) <= 3,
      'too many': notes.length <= 3 + days * 2,
    };
  });
  expect(wrong).toEqual([]);
});

test('a note of a call says who rang and what came of it, as its words do', () => {
  let calls = 0;
  const wrong = wrongOnes(({ notes }) => {
    const called = notes.filter(({ channel }) => channel === 'phone');
    calls += called.length;
    return {
      'words and outcome': called.every(({ body, contact }) => {
        const isLeft = /left a message|message laissé/.test(String(body));
        const isUnanswered = /rang out|sonné dans le vide/i.test(String(body));
        const outcome = String(contact?.outcome);
        return (
          isLeft === (outcome === 'left_message') &&
          isUnanswered === (outcome === 'no_answer') &&
          (contact?.direction === 'in') === /asks|demande/.test(String(body))
        );
      }),
    };
  });
  expect(wrong).toEqual([]);
  expect(calls).toBeGreaterThan(500);
  expect(demoFiles.reduce((sum, { notes }) => sum + notes.length, 0)).toBeGreaterThan(8000);
});

test('each move of a file has its own reason, in French where its agency works in French', () => {
  const wrong = wrongOnes(({ file, history }) => {
    const moves = history.filter(({ changes }) => changes?.some(({ field }) => field === 'status'));
    const said = moves.map(({ message }) => message);
    return {
      said: said.every((one) => typeof one === 'string' && one.length > 0),
      'each its own': new Set(said).size === said.length,
      language:
        file.agencyId !== seedId('company', 'NLR-QC') ||
        !said.some((one) => /\b(The|is|are)\b/.test(String(one))),
    };
  });
  expect(wrong).toEqual([]);
});

test('nobody writes on a file before being asked for it', () => {
  const wrong = wrongOnes(({ notes, assignments }) => {
    const asked = new Map(assignments.map(({ companyId, assignedAt }) => [companyId, String(assignedAt)]));
    return {
      asked: notes.every(
        ({ companyId, createdAt }) => String(createdAt) >= (asked.get(String(companyId)) ?? ''),
      ),
    };
  });
  expect(wrong).toEqual([]);
});

/** By hand: words that say that the unit was asked for, and that it was not. */
const askedFor = /what it costs to take the unit back|ce qu’il en coûte de reprendre/i;
const notAskedFor = /nobody has asked for it|personne ne l’a demandée/i;
const payoffWanted = /asked for the payoff figure|demandé le montant de remboursement/i;

test('once a debtor has asked for the unit back no note says that nobody has, and none asks for a figure that was given', () => {
  let seen = 0;
  const wrong = wrongOnes(({ notes, history }) => {
    const cameTo = (status: string): string[] =>
      history
        .filter(({ changes }) => changes?.some(({ after }) => after === status))
        .map(({ at }) => String(at));
    const said = notes.filter(({ body }) => askedFor.test(String(body))).map((one) => String(one.createdAt));
    const [asked = '9999'] = [...cameTo('redemption_requested'), ...said].sort();
    const [quoted = '9999'] = cameTo('redemption_quoted');
    const after = (moment: string, words: RegExp): number =>
      notes.filter(({ createdAt, body }) => String(createdAt) >= moment && words.test(String(body))).length;
    seen += notes.filter(({ body }) => notAskedFor.test(String(body))).length;
    return {
      'said not to be asked for': after(asked, notAskedFor) === 0,
      'asks for what was given': after(quoted, payoffWanted) === 0,
    };
  });
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});
