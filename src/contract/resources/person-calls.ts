/** The calls of the records that signing in reads, apart from the rest of them so that its page stays light. */
export const userCalls = {
  list: 'GET /user/list',
  show: 'GET /user/{id}',
  create: 'POST /user/',
  update: 'PATCH /user/',
  search: 'GET /user/search',
  batch: 'POST /user/batch',
} as const;
export const roleCalls = {
  list: 'GET /role/list',
  show: 'GET /role/{roleId}',
  create: 'POST /role/',
  update: 'POST /role/',
} as const;
