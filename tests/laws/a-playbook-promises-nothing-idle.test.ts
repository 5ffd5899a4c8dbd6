import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { declarationOf } from '#contract/resources/index';

const playbook = declarationOf('company').fields.playbook;
const facts = playbook?.kind === 'part' ? Object.keys(playbook.fields) : [];

/** Every line of code that reads a playbook. What declares it, words it, makes demo data of it or lays its table out does not. */
const reading = ['src/server', 'src/contract']
  .flatMap((floor) =>
    readdirSync(floor, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(floor, file)),
  )
  .filter((file) => file.endsWith('.ts') && !/\/(words|seed|migrations|resources)\//.test(file))
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => /playbook|readTerm/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line));
const isRead = (fact: string): boolean => reading.some((line) => new RegExp(`\\b${fact}\\b`).test(line));

it('what a client writes down of its way of working is gone by somewhere', () => {
  expect(facts).toContain('acceptanceHours');
  expect(facts.filter((fact) => !isRead(fact))).toEqual([]);
});
