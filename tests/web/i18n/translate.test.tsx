import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useTranslate } from '../../../src/web/i18n/use-translate';
import type { TextKey } from '../../../src/web/i18n/use-translate';
import { useWords } from '../../../src/web/i18n/words';
import { speaking, wordsIn } from '../speaking';

it('says one and many by the rule of the language, with the number as the language writes it', async () => {
  const [en, fr] = [await wordsIn('en'), await wordsIn('fr')];
  const said = [0, 1, 2, 12_345].map((smart_count) => [
    en.t('frame.unread', { smart_count }),
    fr.t('frame.unread', { smart_count }),
  ]);
  expect(said).toEqual([
    ['0 unread notes', '0 note non lue'],
    ['1 unread note', '1 note non lue'],
    ['2 unread notes', '2 notes non lues'],
    ['12,345 unread notes', '12\u00a0345 notes non lues'],
  ]);
});

it('writes where a page of a list stands with the figures of the language', async () => {
  const page = { offsetBegin: 1_001, offsetEnd: 1_025, total: 12_345 };
  const [en, fr] = [await wordsIn('en'), await wordsIn('fr')];
  expect(en.t('list.range', page)).toBe('1,001–1,025 of 12,345');
  expect(fr.t('list.range', page)).toBe('1\u00a0001–1\u00a0025 sur 12\u00a0345');
});

it('answers the contract’s names from the same tree, and makes a word where there is none', async () => {
  const fr = await wordsIn('fr');
  expect([fr.one('file'), fr.many('file')]).toEqual(['Dossier', 'Dossiers']);
  expect(fr.label('file', 'asset.year')).toBe('Année');
  expect(fr.choice('province', 'QC')).toBe('Québec');
  expect(fr.choice('province', 'some_where')).toBe('Some where');
  expect(fr.action('file', 'close')).not.toBe(fr.action('file', 'show'));
});

it('calls the amount of a client’s authority over reserves by what it is, and other amounts as they are', async () => {
  const [en, fr] = [await wordsIn('en'), await wordsIn('fr')];
  const path = 'playbook.reserveAuthority.amount';
  expect([en.label('company', path), fr.label('company', path)]).toEqual([
    'Reserve up to',
    'Réserve jusqu’à concurrence de',
  ]);
  expect([en.label('company', 'reserveAuthority.amount'), en.label('invoice', 'taxes[0].amount')]).toEqual([
    'Reserve up to',
    'Amount',
  ]);
});

it('takes a key that is not there for a mistake in the program, and a sentence for what it is', async () => {
  const en = await wordsIn('en');
  expect(() => en.t('note.there.is.none' as TextKey)).toThrow('note.there.is.none');
  expect(en.t('The note is kept.' as TextKey)).toBe('The note is kept.');
});

it('is one and the same for every part of a screen', async () => {
  const inFrench = await speaking('fr');
  const wrapper = ({ children }: { children: ReactNode }) => inFrench(children);
  const { result, rerender } = renderHook(() => [useWords(), useTranslate()] as const, { wrapper });
  const [words, t] = result.current;
  rerender();
  expect(result.current).toEqual([words, t]);
  expect(t('yes')).toBe('Oui');
});
