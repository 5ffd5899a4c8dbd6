import { documentActs } from './document-acts';

/** Whether a part is an object of another program or a control, by how the office programs call them (ECMA-376, part 1, 15.2). */
export function isActingPart(name: string): boolean {
  return /(?:^|\/)(?:activeX\/|embeddings\/[^/]*\.bin$|oleObject[^/]*$)/i.test(name);
}

const relation = /<(?:[\w.-]+:)?Relationship(?=\s)[^>]*>/g;
const runs = /\/(?:oleObject|control|activeXControlBinary)$/i;
const fetched = /\/(?:attachedTemplate|frame|subDocument|package)$/i;

/**
 * Holds the relations of an office document to those that do nothing as it is opened: no object or control of another program, no template
 * and no part that is fetched from elsewhere.
 * @throws Problem WRONG_TYPE, also where the relations are written so that they cannot be read for sure
 */
export function checkRelations(text: string): void {
  // Attributes may be written in numbers, and the whole in two bytes a character: no office program does.
  if (text.includes('\0') || text.includes('&#')) throw documentActs();
  for (const [one] of text.matchAll(relation)) {
    const type = attribute(one, 'Type');
    const isElsewhere = /^external$/i.test(attribute(one, 'TargetMode'));
    if (runs.test(type) || (isElsewhere && fetched.test(type))) throw documentActs();
  }
}

function attribute(element: string, name: string): string {
  const [, , value = ''] = new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(element) ?? [];
  return value.trim();
}
