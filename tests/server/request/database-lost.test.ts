import { expect, it } from 'vitest';
import { problemOf } from '#server/request/answer-problem';

it.each([
  ['is stopped', '57P01'],
  ['ends all sessions, since one of its processes was killed', '57P02'],
  ['is starting', '57P03'],
])('a call that meets a database that %s may be made again later', (_, code) => {
  const problem = problemOf(Object.assign(new Error('terminating connection'), { code }));
  expect(problem.code).toBe('NOT_READY');
});
