import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hasField, leavesOf } from '#contract/leaves';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { sendable } from '#contract/sendable';
import { vocabularies } from '#contract/vocabularies/index';
import type { Rights } from '../../src/web/data/rights';
import { columnsOf } from '../../src/web/generated/columns';
import { hasPage } from '../../src/web/generated/record-link';
import { sectionsOf } from '../../src/web/generated/sections';
import { sections } from '../../src/web/screens/file/overview/sections';
import { ownScreens } from '../../src/web/screens/own-screens';
import { assetKindOf } from '../../src/web/screens/file/place/asset-kinds';
import { notAsked, notShown } from './left-out-fields';

const everything = { ready: true, may: () => true } as unknown as Rights;

/** Pages of a resource's own say what they show by naming it. */
const rooms: { readonly [N in ResourceName]?: readonly string[] } = {
  invoice: ['billing'],
  vendorInvoice: ['vendor-invoice'],
  note: ['note', 'file/notes'],
  history: ['file/history'],
  document: ['document'],
  reminder: ['reminder'],
};

const wordsIn = (room: string): string => {
  const folder = path.resolve(import.meta.dirname, '../../src/web/screens', room);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
};

const saysName = (text: string, leaf: string): boolean =>
  leaf.split('.').every((name) => new RegExp(`\\b${name}\\b`).test(text));

/** Whether a list can show it in a column, or a record's page says it. */
function shown(name: ResourceName): (leaf: string) => boolean {
  const { named } = declarationOf(name);
  const columns = new Set([...named, ...columnsOf(name, everything).map((column) => column.name)]);
  if (name === 'file') {
    const fields = [
      ...sections.flatMap((section) => section.fields),
      'checks',
      'proofs',
      'gateOverrides',
      'services',
      'clockExtensions',
      'deadlines',
    ];
    return (leaf) => columns.has(leaf) || fields.some((field) => leaf.split('.')[0] === field);
  }
  const room = rooms[name]?.map(wordsIn).join('\n') ?? '';
  const onPage =
    hasPage(name) && !ownScreens[name]?.show
      ? sectionsOf(name, () => true).flatMap(({ fields }) => leavesOf(Object.fromEntries(fields)))
      : [];
  const said = new Set(onPage.map(([leaf]) => leaf));
  return (leaf) => columns.has(leaf) || said.has(leaf) || saysName(room, leaf);
}

/** Whether a form for a new record or for one that stands asks for it. */
function asked(name: ResourceName): (leaf: string) => boolean {
  const declaration = declarationOf(name);
  const { create, update, replace } = declaration.calls;
  const own = ownScreens[name];
  const room = [...(name === 'file' ? ['file/place'] : []), ...(rooms[name] ?? [])].map(wordsIn).join('\n');
  const fields = [
    ...(create && !own?.create ? sendable(declaration, 'draft') : []),
    ...((update ?? replace) && !own?.edit ? sendable(declaration, 'change') : []),
  ];
  const generated = new Set(leavesOf(Object.fromEntries(fields)).map(([leaf]) => leaf));
  return (leaf) => generated.has(leaf) || ((own?.create ?? own?.edit) !== undefined && saysName(room, leaf));
}

const leavesFor = (name: ResourceName) =>
  leavesOf(declarationOf(name).fields).filter(([, { kind }]) => kind !== 'key');

it.each(resourceNames)('every field of %s is shown in a list or on its page', (name) => {
  const isShown = shown(name);
  const unseen = leavesFor(name).flatMap(([leaf]) => (isShown(leaf) ? [] : [leaf]));
  expect(unseen).toEqual(Object.keys(notShown[name] ?? {}));
});

it.each(resourceNames)('every field of %s that people set is asked for in a form', (name) => {
  const declaration = declarationOf(name);
  const isAsked = asked(name);
  const sent = Object.fromEntries(sendable(declaration, 'draft'));
  const missing = leavesOf(sent).flatMap(([leaf, { kind }]) =>
    kind === 'key' || isAsked(leaf) ? [] : [leaf],
  );
  expect(missing).toEqual(Object.keys(notAsked[name] ?? {}));
});

it('an asset of every type is told by its own make, or else by its description', () => {
  for (const assetType of vocabularies.assetType) {
    const { fields } = declarationOf('file').fields.asset as { fields: Parameters<typeof leavesOf>[0] };
    const its = Object.entries(fields).flatMap(([field, declared]) =>
      declared.only && hasField(declared, { assetType }) ? [field] : [],
    );
    const { fields: placed } = assetKindOf(assetType);
    expect(
      placed.some((field) => (its.length > 0 ? /Make$/ : /^description$/).test(field)),
      assetType,
    ).toBe(true);
    expect(
      placed.filter((field) => fields[field]?.only && !its.includes(field)),
      assetType,
    ).toEqual([]);
  }
});
