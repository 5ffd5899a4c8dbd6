import type { Call, Declaration } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { sendable } from '#contract/sendable';
import type { CallOptions } from '../http/http';
import { addressOfRecord, simpleRestResource } from './calls';
import { changedFields, draftFields, sentFields } from './changed-fields';
import type { FieldCall } from './field-calls';
import { fieldCalls } from './field-calls';
import type { DeskRecord } from './record';
import { readRecord } from './record';
import { codeAsked } from './refused';
import type { Asked, Send } from './send';
import { optionsOf } from './send';
import type { ShowRecords } from './show-records';
import { simpleRest } from './simple-rest';

type Values = Readonly<Record<string, unknown>>;

export interface Change extends Asked {
  readonly id: string;
  readonly data: Values;
  /** The record that the change was made on, where the caller holds it. */
  readonly before?: Values | null;
  /** Every field of `data` was named on purpose, those that `before` does not hold too. */
  readonly isMeant?: boolean;
}

export interface ChangeRecords {
  create(declaration: Declaration, data: Values, asked: Asked): Promise<DeskRecord>;
  change(declaration: Declaration, change: Change): Promise<DeskRecord>;
  remove(declaration: Declaration, id: string, before: Values, asked: Asked): Promise<DeskRecord>;
}

const versionOf = ({ version }: Values) => (typeof version === 'number' ? { version } : {});

const ownCalls = ({ name }: Declaration, changed: Values): [string, FieldCall][] =>
  Object.entries(fieldCalls[name as ResourceName] ?? {}).filter(([field]) => field in changed);

/** Changes of one record of any resource, by its documented calls. */
export function createChangeRecords(send: Send, show: ShowRecords): ChangeRecords {
  async function sendTo(declared: Call | undefined, id: string, options: CallOptions): Promise<unknown> {
    if (!declared) throw new Error('No documented call does this.');
    const { method, path } = addressOfRecord(declared, id);
    const answer = await send(method, path, options);
    if ((answer as { showMFAForm?: boolean } | null)?.showMFAForm) throw codeAsked();
    return answer;
  }

  /** The fields that travel with the record, in one call. */
  async function changeRecord(declaration: Declaration, change: Change, fields: Values) {
    const { update, replace } = declaration.calls;
    const { id } = change;
    const before = change.before ?? {};
    const options = { ...optionsOf(change), ...versionOf(before) };
    const body = update
      ? { _id: id, ...fields }
      : sentFields(declaration, 'draft', { ...before, ...change.data });
    return readRecord(await sendTo(update ?? replace, id, { ...options, body }));
  }

  return {
    async create(declaration, data, asked) {
      const { idempotencyKey = crypto.randomUUID() } = asked.meta ?? {};
      const options = { ...optionsOf(asked), headers: { 'idempotency-key': idempotencyKey } };
      const body = draftFields(declaration, data);
      return readRecord(await sendTo(declaration.calls.create, '', { ...options, body }));
    },

    async change(declaration, change) {
      const { id, data, isMeant = !change.before } = change;
      const known = change.before ?? {};
      const changed = changedFields(declaration, data, known, isMeant);
      if (Object.keys(changed).length === 0)
        return change.before ? ({ ...known, id } as DeskRecord) : show.one(declaration, id, change);

      const own = ownCalls(declaration, changed);
      // A replaced record is sent whole, and the steps of a field's own call follow from what it was before.
      const needed = [
        ...own.map(([field]) => field),
        ...(declaration.calls.update ? [] : sendable(declaration, 'draft').map(([field]) => field)),
      ];
      const before = needed.every((field) => Object.hasOwn(known, field))
        ? known
        : { ...(await show.one(declaration, id, change)), ...versionOf(known) };

      let record: Values = { ...before, id };
      const fields = Object.entries(changed).filter(([field]) => !own.some(([name]) => name === field));
      if (fields.length > 0)
        record = await changeRecord(declaration, { ...change, before }, Object.fromEntries(fields));
      for (const [field, { call, bodies }] of own)
        for (const body of bodies(id, changed[field], before[field])) {
          const options = { ...optionsOf(change), ...versionOf(record), body };
          record = readRecord(await sendTo(call, id, options));
        }
      return record as DeskRecord;
    },

    async remove(declaration, id, before, asked) {
      const { remove } = declaration.calls;
      const name = remove && simpleRestResource(remove);
      const answer: unknown = name
        ? (await simpleRest(send, asked).delete(name, { id })).data
        : await sendTo(remove, id, optionsOf(asked));
      // A host may answer a deletion with nothing at all.
      return answer ? readRecord(answer) : { ...before, id };
    },
  };
}
