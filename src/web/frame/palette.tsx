import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { createPath, listPath, recordPath } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { recordName } from '../kinds/record-name';
import { useWords } from '../i18n/words';
import { menu, menuPages } from '../menu';
import type { IconName } from './icon';
import { Icon } from './icon';
import { useFound } from './use-found';

interface Line {
  readonly key: string;
  readonly to: string;
  readonly icon: IconName;
  readonly word: string;
  readonly detail?: string;
}

const details = ['debtorName', 'assetSummary', 'city', 'email', 'code'];

/** One place to find records and to go anywhere: opened by the search in the top bar, `/` and Ctrl K. */
export function Palette({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { t, many } = words;
  const rights = useRights();
  const navigate = useNavigate();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { hits, searching } = useFound(typed);

  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);

  const found = hits.map(({ name, record }): Line => {
    const detail = details
      .map((field) => record[field])
      .filter((value) => typeof value === 'string' && value);
    return {
      key: record.id,
      to: recordPath(name, record.id),
      icon: menu[name]?.icon ?? 'file',
      word: recordName(declarationOf(name), record, words),
      detail: detail.slice(0, 2).join(' · '),
    };
  });
  const commands = [
    { key: 'home', to: '/', icon: 'home' as const, word: t('frame.home') },
    ...menuPages
      .filter(({ right }) => rights.may(...right))
      .map(({ to, icon, word }): Line => ({ key: to, to, icon, word: t(`frame.${word}`) })),
    ...(Object.keys(menu) as ResourceName[]).flatMap((name): Line[] => {
      const place = menu[name];
      if (!place || !rights.may(name, 'list')) return [];
      const go = {
        key: `go ${name}`,
        to: listPath(name),
        icon: place.icon,
        word: many(name),
        detail: t('frame.goTo'),
      };
      const canCreate = declarationOf(name).calls.create && rights.may(name, 'create');
      const word = t(`newOnes.${name}`);
      return canCreate ? [go, { key: `new ${name}`, to: createPath(name), icon: 'plus', word }] : [go];
    }),
  ].filter(({ word }) => word.toLowerCase().includes(typed.trim().toLowerCase()));
  const lines = [...found, ...commands];
  const current = lines[Math.min(active, lines.length - 1)];
  const open = (line: Line) => {
    onClose();
    void navigate(line.to);
  };

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('keys.palette')}
      onCancel={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="palette-head">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current ? `${listId}-${current.key}` : undefined}
          aria-label={t('frame.search')}
          placeholder={t('frame.searchHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault();
              const step = event.key === 'ArrowDown' ? 1 : -1;
              setActive(
                (Math.min(active, lines.length - 1) + step + lines.length) % Math.max(lines.length, 1),
              );
            }
            if (event.key === 'Enter' && current) open(current);
          }}
        />
      </div>
      <ul className="palette-lines" role="listbox" id={listId} aria-label={t('frame.goTo')}>
        {lines.map((line) => (
          <li
            key={line.key}
            id={`${listId}-${line.key}`}
            role="option"
            aria-selected={line === current}
            ref={(element) => {
              if (line === current) element?.scrollIntoView?.({ block: 'nearest' });
            }}
            onClick={() => open(line)}
          >
            <Icon name={line.icon} />
            <span>{line.word}</span>
            {line.detail && <span className="quiet">{line.detail}</span>}
          </li>
        ))}
      </ul>
      {lines.length === 0 && (
        <p className="palette-none" role="status">
          {searching ? t('frame.searching') : t('frame.searchNone', { words: typed.trim() })}
        </p>
      )}
    </dialog>
  );
}
