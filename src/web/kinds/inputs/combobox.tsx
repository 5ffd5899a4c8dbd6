import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { useBeside } from './beside';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Tells two of the same name apart. */
  readonly detail?: string;
}

interface ComboboxProps {
  readonly id: string;
  readonly name?: string;
  readonly className: string;
  readonly disabled?: boolean;
  readonly chosen: readonly Option[];
  readonly onChange: (chosen: readonly Option[]) => void;
  /** What may be chosen; where `onSearch` is given, what it found. */
  readonly options: readonly Option[];
  readonly onSearch?: (typed: string) => void;
  readonly loading?: boolean;
  readonly many?: boolean;
  readonly onBlur?: () => void;
  readonly autoFocus?: boolean;
  readonly ref?: (element: HTMLElement | null) => void;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-label'?: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a person who typed these words may mean the option, whatever its accents and capitals. */
export const means = ({ label }: Option, words: string): boolean => plain(label).includes(plain(words));

/** One or many of a list, found by typing (WAI-ARIA combobox with a list box). */
export function Combobox(props: ComboboxProps) {
  const { chosen, onChange, options, onSearch, loading, many = false, className, onBlur, ...input } = props;
  const t = useTranslate();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const only = many ? undefined : chosen[0];
  const words = typed ?? '';
  const fresh = options.filter((one) => !many || !chosen.some(({ value }) => value === one.value));
  const shown = onSearch || !words ? fresh : fresh.filter((one) => means(one, words));
  const current = shown[Math.min(active, shown.length - 1)];

  useBeside(box, list, open);
  useEffect(() => {
    if (open) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const take = (option: Option) => {
    onChange(many ? [...chosen, option] : [option]);
    setTyped(null);
    setActive(0);
    setOpen(many);
    if (many) onSearch?.('');
  };
  const show = () => {
    setOpen(true);
    onSearch?.(words);
  };

  return (
    <span ref={box} className={`combobox ${many ? `${className} box-many` : ''}`}>
      {many &&
        chosen.map((one) => (
          <span key={one.value} className="chip">
            {one.label}
            <button
              type="button"
              className="chip-remove"
              aria-label={`${t('remove')} ${one.label}`}
              onClick={() => onChange(chosen.filter(({ value }) => value !== one.value))}
            >
              ×
            </button>
          </span>
        ))}
      <input
        {...input}
        className={many ? 'box-inner' : `${className} box-combobox`}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && current ? `${listId}-${current.value}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={chosen.length === 0 ? t('form.find') : undefined}
        value={typed ?? only?.label ?? ''}
        onFocus={({ target }) => target.select()}
        onClick={show}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setOpen(true);
          onSearch?.(target.value);
        }}
        onBlur={() => {
          // An emptied field is an emptied choice; anything else half typed goes back to what was chosen.
          if (!many && typed === '' && only) onChange([]);
          setTyped(null);
          setOpen(false);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            if (!open) return show();
            const step = event.key === 'ArrowDown' ? 1 : -1;
            setActive((active + step + shown.length) % Math.max(shown.length, 1));
          } else if (event.key === 'Enter' && open) {
            event.preventDefault();
            if (current) take(current);
          } else if (event.key === 'Escape' && open) {
            event.stopPropagation();
            setOpen(false);
            setTyped(null);
          } else if (event.key === 'Backspace' && many && !words) onChange(chosen.slice(0, -1));
        }}
      />
      {open && (
        <ul
          className="options"
          popover="manual"
          role="listbox"
          id={listId}
          ref={list}
          aria-label={t('form.choose')}
        >
          {shown.map((one) => (
            <li
              key={one.value}
              id={`${listId}-${one.value}`}
              role="option"
              aria-selected={one === current}
              // The input keeps the focus: leaving it would close the list before the click lands.
              onMouseDown={(event) => {
                event.preventDefault();
                take(one);
              }}
            >
              <span>{one.label}</span>
              {one.detail && <span className="quiet">{one.detail}</span>}
            </li>
          ))}
          {shown.length === 0 && (
            <li className="quiet option-none" role="presentation">
              {loading ? t('frame.searching') : t('form.noneFound')}
            </li>
          )}
        </ul>
      )}
    </span>
  );
}
