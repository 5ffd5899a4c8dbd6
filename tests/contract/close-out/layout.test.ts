import { expect, it } from 'vitest';
import { closeOutLayout, kindOfColumn } from '#contract/close-out/layout';
import { closingReasonCodes } from '#contract/close-out/reason-codes';
import type { Field, Fields } from '#contract/fields';
import { resources } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';

const kindsFor: Readonly<Record<string, readonly Field['kind'][]>> = {
  text: ['text', 'choice', 'prose'],
  date: ['date'],
  integer: ['integer'],
  decimal: ['decimal'],
  money: ['money'],
  flag: ['flag'],
};

it('finds what it reads of a file among the declared fields, each as its kind is written', () => {
  for (const { name, kind, from } of closeOutLayout.columns) {
    if (!from?.startsWith('file.')) continue;
    const [first = '', inner] = from.split('.').slice(1);
    const fields: Fields = resources.file.fields;
    const outer = fields[first];
    const field = inner && outer?.kind === 'part' ? outer.fields[inner] : outer;
    expect(kindsFor[kind], `${name} of ${from}`).toContain(field?.kind);
  }
});

it('says of no vendor, margin, reserve or floor', () => {
  const sources = closeOutLayout.columns.map(({ from }) => from ?? '');
  expect(sources.filter((from) => /payable|vendor|margin|reserve|floor/i.test(from))).toEqual([]);
});

it('leaves empty what the product does not keep yet', () => {
  const empty = closeOutLayout.columns.filter(({ from }) => from === null).map(({ name }) => name);
  expect(empty).toEqual(['purchaserType', 'lienDischargeNumber']);
});

it('takes a column that it no longer has for text', () => {
  expect([kindOfColumn('netProceeds'), kindOfColumn('of an earlier layout')]).toEqual(['money', 'text']);
});

it('has one code for each closing reason, and no code twice', () => {
  expect(Object.keys(closingReasonCodes).sort()).toEqual([...vocabularies.closingReason].sort());
  const codes = Object.values(closingReasonCodes);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^[A-Z]\d\d$/.test(code))).toEqual([]);
});
