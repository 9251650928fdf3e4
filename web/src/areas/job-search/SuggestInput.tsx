import { useDebouncedValue } from '@mantine/hooks';
import { jobSearch, type suggestionKinds } from '@vitrine/contract/job-search/search.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from '../../parts/search/Search.module.css';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

type Kind = (typeof suggestionKinds)[number];
const order: Kind[] = ['title', 'city', 'company', 'word'];

interface Props {
  label: string;
  placeholder: string;
  icon: ReactNode;
  value: string;
  /** Suggestions of this kind alone. */
  kind?: Kind;
  /** What was typed, a moment after the last letter; at once with the enter key or a suggestion. */
  onSearch: (text: string) => void;
}

/** A field that suggests while one types; arrow keys walk through what it suggests. */
export function SuggestInput({ label, placeholder, icon, value, kind, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const [settled] = useDebouncedValue(typed.trim(), 200);
  const say = useSaying(value, settled, setTyped, onSearch);
  const list = useId();
  const field = useId();
  const found = useSuggestions(settled, kind);
  const options = typed.trim().length > 1 ? found : [];
  const shown = opened && options.length > 0;
  const close = () => {
    setOpened(false);
    setActive(-1);
  };
  const choose = (text: string) => {
    setTyped(text);
    say(text);
    close();
  };
  const walk = (step: 1 | -1) => {
    setOpened(true);
    const places = options.length + 1;
    if (options.length > 0) setActive((now) => ((now + 1 + step + places) % places) - 1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter') choose(options[shown ? active : -1]?.text ?? typed.trim());
    if (event.key === 'Escape' && shown) {
      // the first press closes the list, the next one empties the field
      event.preventDefault();
      close();
    }
  };
  return (
    <div className={classes.suggest}>
      <label htmlFor={field} className={classes.label}>
        {label}
      </label>
      <span className={classes.icon}>{icon}</span>
      <input
        id={field}
        className={classes.field}
        placeholder={placeholder}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? list : undefined}
        aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOpened(true);
          setActive(-1);
        }}
        onBlur={close}
        onKeyDown={press}
      />
      {shown && <Suggestions id={list} label={label} options={options} grouped={!kind} active={active} onChoose={choose} />}
    </div>
  );
}

/** Tells what was typed once it has settled, never the same twice; a change of the address from elsewhere comes back into the field. */
function useSaying(value: string, settled: string, setTyped: (text: string) => void, onSearch: (text: string) => void) {
  const told = useRef(value);
  const tell = useRef(onSearch);
  tell.current = onSearch;
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value, setTyped]);
  useEffect(() => {
    // one or two letters are a beginning; the enter key searches for them all the same
    if (settled === told.current || settled.length === 1 || settled.length === 2) return;
    told.current = settled;
    tell.current(settled);
  }, [settled]);
  return (text: string) => {
    if (text === told.current) return;
    told.current = text;
    tell.current(text);
  };
}

interface Suggestion {
  kind: Kind;
  text: string;
}

/** What the text may become, each text once, in the order of the groups. */
function useSuggestions(text: string, kind?: Kind): Suggestion[] {
  const enabled = text.length > 1;
  const asked = useAsk(jobSearch.suggest, { text, ...(kind ? { kind } : {}) }, { enabled, keepPrevious: true, staleTime: 60_000 });
  const seen = new Set<string>();
  const fresh = (enabled ? (asked.data?.items ?? []) : []).filter((one) => !seen.has(one.text) && seen.add(one.text));
  return kind ? fresh : order.flatMap((one) => fresh.filter((item) => item.kind === one));
}

interface SuggestionsProps {
  id: string;
  label: string;
  options: Suggestion[];
  grouped: boolean;
  active: number;
  onChoose: (text: string) => void;
}

function Suggestions({ id, label, options, grouped, active, onChoose }: SuggestionsProps) {
  const t = useTexts('job-search');
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const option = ({ text }: Suggestion) => {
    const place = options.findIndex((one) => one.text === text);
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
      <div
        key={text}
        id={`${id}-${place}`}
        role="option"
        tabIndex={-1}
        aria-selected={place === active}
        className={classes.option}
        onClick={() => onChoose(text)}
      >
        {text}
      </div>
    );
  };
  const group = (kind: Kind) => {
    const items = options.filter((one) => one.kind === kind);
    if (items.length === 0) return null;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options
      <div key={kind} role="group" aria-label={t(`suggest.${kind}`)}>
        <div className={classes.kind} aria-hidden="true">
          {t(`suggest.${kind}`)}
        </div>
        {items.map(option)}
      </div>
    );
  };
  return (
    // the field keeps the focus while one points at the list
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={classes.options}
      onMouseDown={(event) => event.preventDefault()}
    >
      {grouped ? order.map(group) : options.map(option)}
    </div>
  );
}
