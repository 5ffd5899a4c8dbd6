import { sql } from 'kysely';
import { fieldStatuses } from '#contract/lifecycles/attempt';
import { lawInTheField } from '#contract/lifecycles/law-in-the-field';
import { todayIn } from '#contract/placement/province-time';
import { readRules } from '../enforcement/read-rules';
import { sooner, sheetOf } from '../field/field-sheet';
import type { Tried } from '../field/field-sheet';
import { filesInHand, inHandOf, later } from '../field/in-hand';
import { securedFormsOf } from '../field/secured-form';
import { conditions } from '../records/conditions';
import { findWhere } from '../records/find';
import { asShown } from '../records/present';
import type { Handler } from './handler';

/** More than anybody works in weeks. */
const most = 300;

/** What the caller takes into the field: their files there, with whom to find where and what was tried. */
export const showField: Handler<'showField'> = async ({ db, caller, now }, { latitude, longitude }) => {
  const from = latitude != null && longitude != null ? { latitude, longitude } : undefined;
  const there = sql`t._id in (select t._id from file t where ${conditions('file', {}, caller)} and not t.closed
    and t.status = any(${fieldStatuses}::text[]) order by t."isRushFile" desc, t."statusDue" limit ${most})`;
  const files = await findWhere(db, 'file', there, caller);
  const ids = files.map(({ _id }) => _id);
  const ofThem = sql`t."fileId" = any(${ids}::uuid[])`;
  const parties = await findWhere(db, 'relatedParty', ofThem, caller);
  const { rows: tried } = await sql<Tried>`
    select t."fileId", count(*)::integer attempts, max(t.at) "lastAttemptAt", (array_agg(t.outcome order by t.at desc, t._id desc))[1] "lastOutcome"
    from attempt t where ${conditions('attempt', {}, caller)} and ${ofThem} group by 1`.execute(db);
  const rules = await readRules(db);
  const shown = files.map((file) => asShown('file', file, caller));
  const taken = await filesInHand(db, caller, most);
  const formOf = await securedFormsOf(db, [...shown, ...taken], rules, now);
  const known = parties.map((party) => asShown('relatedParty', party, caller));
  const data = shown.map((file, index) =>
    sheetOf(
      file,
      known.filter(({ fileId }) => fileId === file._id),
      tried.find(({ fileId }) => fileId === file._id),
      from,
      lawInTheField(files[index] ?? file, rules, todayIn(file.state, now)),
      formOf(file),
    ),
  );
  const inHand = taken.map((file) => inHandOf(file, formOf(file)));
  return { body: { data: data.sort(sooner(now.toISOString())), inHand: inHand.sort(later) } };
};
