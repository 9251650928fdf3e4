import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import classes from '../../parts/search/Search.module.css';
import { useDebouncedSearch } from '../../platform/use-debounced-search.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Tells what was typed once it has settled, at once with the enter key; a change of the address comes back into the field. */
export function WordsField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useTexts('recruiting-search');
  const id = useId();
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = (text: string) => {
    if (text === told.current) return;
    told.current = text;
    onSearch(text);
  };
  const later = useDebouncedSearch(tell);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  return (
    <search className={classes.suggest}>
      <label htmlFor={id} className={classes.label}>
        {t('who')}
      </label>
      <span className={classes.icon}>
        <IconSearch size={20} stroke={1.5} aria-hidden="true" />
      </span>
      <input
        id={id}
        type="search"
        className={classes.field}
        placeholder={t('whoHint')}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          later(event.currentTarget.value.trim());
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          later.cancel();
          tell(typed.trim());
        }}
      />
    </search>
  );
}
