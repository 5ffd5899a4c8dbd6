import type { Field, Fields } from '../fields';
import { file } from '../resources/file';
import { proofs } from './proofs';
import type { Proof } from './proofs';

const declared: Fields = file.fields;

/** What the record of a proof is sent with: the file's fields that it sets, each in its part. */
export function factsOf(proof: Proof): Fields {
  const { sets, spares = [] } = proofs[proof];
  const facts: Record<string, Field> = {};
  for (const path of sets) {
    const [name = '', inner] = path.split('.');
    const field = declared[name];
    if (!field) continue;
    const isNeeded = !spares.includes(path);
    if (inner === undefined) facts[name] = sentAs(field, isNeeded);
    else if (field.kind === 'part' && field.fields[inner]) {
      const before = facts[name];
      const others = before?.kind === 'part' ? before.fields : {};
      const fields = { ...others, [inner]: sentAs(field.fields[inner], isNeeded) };
      const isAsked = isNeeded || before?.required === true;
      facts[name] = { kind: 'part', fields, ...(isAsked && { required: true }) };
    }
  }
  return facts;
}

// People send it here, and here alone: what keeps it out of every other body does not count.
function sentAs(field: Field, isNeeded: boolean): Field {
  const bare = Object.fromEntries(
    Object.entries(field).filter(([fact]) => !['set', 'required', 'default'].includes(fact)),
  ) as unknown as Field;
  return isNeeded ? { ...bare, required: true } : bare;
}
