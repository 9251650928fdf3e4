import { Combobox, Text, Textarea, type TextareaProps, useCombobox, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../../platform/use-texts.ts';
import { type Colleague, colleaguesLike, type Mentions, nameBeingTyped } from './mentions.ts';

interface Props extends Omit<TextareaProps, 'value' | 'onChange' | 'onKeyDown'> {
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  mentions: Mentions;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Where a note is written: after an @ it offers colleagues, by keys or by touch, and says who will be told. */
export function NoteField({ value, onChange, onKeyDown, mentions, ref, ...others }: Props) {
  const t = useTexts('applicants');
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the last sign was typed; elsewhere, and after Escape, nobody is offered. */
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const typing = caret === undefined ? undefined : nameBeingTyped(value, caret);
  const offered = typing ? colleaguesLike(typing.typed, mentions.colleagues) : [];
  const opened = offered.length > 0;
  const close = () => setCaret(undefined);
  const combobox = useCombobox({ opened, onDropdownClose: close });

  const write = (text: string, at: number) => {
    setCaret(at);
    setActive(0);
    onChange(text);
  };
  const choose = (one: Colleague | undefined) => {
    if (!one || !typing || caret === undefined) return;
    const before = `${value.slice(0, typing.from)}@${one.name} `;
    flushSync(() => {
      mentions.choose(one);
      write(`${before}${value.slice(caret).replace(/^ /, '')}`, before.length);
      close();
    });
    field.current?.setSelectionRange(before.length, before.length);
  };
  const actOn = (key: string) => {
    if (key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if (key === 'Enter') choose(offered[active]);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const offering = opened && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey;
    if (offering && actOn(event.key)) event.preventDefault();
    else onKeyDown?.(event);
  };
  const sameName = ({ name }: Colleague) => offered.filter((one) => one.name === name).length > 1;

  return (
    <Combobox store={combobox} onOptionSubmit={(id) => choose(offered.find((one) => one.id === id))}>
      <Combobox.DropdownTarget>
        <Textarea
          {...others}
          ref={useMergedRef(ref, field)}
          autosize
          maxLength={2000}
          value={value}
          onChange={({ currentTarget }) => write(currentTarget.value, currentTarget.selectionStart)}
          onSelect={({ currentTarget }) => currentTarget.selectionStart !== caret && close()}
          onBlur={close}
          onKeyDown={press}
          {...(mentions.mayMention ? { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' } : {})}
          aria-controls={opened ? listId : undefined}
          aria-activedescendant={opened ? `${listId}-${active}` : undefined}
        />
      </Combobox.DropdownTarget>
      <VisuallyHidden role="status">{opened && t('comments.offered', { count: offered.length })}</VisuallyHidden>
      {mentions.told.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('comments.told', { names: mentions.told.map(({ name }) => name).join(', ') })}
        </Text>
      )}
      <Combobox.Dropdown>
        <Combobox.Options id={listId} aria-label={t('comments.colleagues')}>
          {offered.map((one, index) => (
            <Combobox.Option
              key={one.id}
              id={`${listId}-${index}`}
              value={one.id}
              selected={index === active}
              aria-selected={index === active}
              py={10}
            >
              {one.name}
              {sameName(one) && (
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {one.email}
                </Text>
              )}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
