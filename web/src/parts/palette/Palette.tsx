import { CloseButton, Modal, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { KeyNames } from '../keys/KeyNames.tsx';
import type { Entry, Group } from './entry.ts';
import classes from './Palette.module.css';
import type { Typed } from './typed.ts';
import { useActions } from './use-actions.tsx';
import { useFound } from './use-found.tsx';

interface Props {
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onClose: () => void;
  onKeys: () => void;
}

/** Everything by its name: who is known, what is to be done, what was said. Arrows choose, Enter does. */
export function Palette({ typed: { value, eager }, onTyped, onClose, onKeys }: Props) {
  const t = useTexts('home');
  const phone = usePhone();
  const id = useId();
  const typed = value.trim();
  const found = useFound(typed);
  const named = useActions(typed, onKeys);
  const waiting = found.waiting || named.waiting;
  const groups = [...named.groups, ...found.groups].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, choose] = useState<string>();
  // an act of the screen is chosen on purpose, not by Enter alone
  const first = typed === '' ? entries.findIndex(({ id }) => !id.startsWith('screen.')) : 0;
  const at = Math.max(0, entries.some((one) => one.id === chosen) ? entries.findIndex((one) => one.id === chosen) : first);
  const current = entries[at];
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    // the focus is back where it was, and the page below hears keys again
    setTimeout(entry.run);
  };
  // what is shown of an earlier word is not what Enter means: it waits for the answer to this one
  const early = waiting && !isAction(current, groups);
  const runEagerly = useEffectEvent(() => run(current));
  useEffect(() => {
    if (!eager || waiting) return;
    onTyped({ value, eager: false });
    runEagerly();
  }, [eager, waiting, value, onTyped]);
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      choose(entries[(at + step + entries.length) % entries.length]?.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (early) onTyped({ value, eager: true });
      else run(current);
    }
  };

  return (
    <Modal.Root opened onClose={onClose} size={640} padding={0} fullScreen={phone} yOffset="10dvh">
      <Modal.Overlay />
      <Modal.Content aria-label={t('find.title')} data-palette>
        <Modal.Body>
          <TextInput
            data-autofocus
            className={classes.field ?? ''}
            size="md"
            leftSection={<IconSearch size={20} stroke={1.5} aria-hidden="true" />}
            placeholder={t('find.placeholder')}
            aria-label={t('find.title')}
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={current && `${id}-${current.id}`}
            rightSection={phone ? <CloseButton size="lg" aria-label={t('common:close')} onClick={onClose} /> : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={value}
            onChange={(event) => {
              onTyped({ value: event.currentTarget.value, eager: false });
              choose(undefined);
            }}
            onKeyDown={onKey}
          />
          <div id={id} role="listbox" aria-label={t('find.found')} className={classes.list} aria-busy={waiting}>
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options of a list
              <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
                <p id={`${id}-${group.id}`} className={classes.group}>
                  {t(`find.group.${group.id}`)}
                </p>
                {group.entries.map((entry) => (
                  <Option key={entry.id} id={`${id}-${entry.id}`} entry={entry} chosen={entry === current} onChoose={() => run(entry)} />
                ))}
              </div>
            ))}
            {entries.length === 0 && !waiting && (
              <Text c="dimmed" p={16}>
                {t('find.nothing')}
              </Text>
            )}
          </div>
          <div className={classes.foot} aria-hidden="true">
            <KeyNames keys={['ArrowUp', 'ArrowDown']} size="xs" />
            {t('find.choose')}
            <KeyNames keys={['Enter']} size="xs" />
            {t('find.open')}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Actions are here from the beginning; what is found comes later. */
const isAction = (entry: Entry | undefined, groups: readonly Group[]) =>
  groups.some(({ id, entries }) => (id === 'screen' || id === 'actions') && entries.some((one) => one === entry));

function Option({ id, entry, chosen, onChoose }: { id: string; entry: Entry; chosen: boolean; onChoose: () => void }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field above has the focus and hears the keys
    <div id={id} role="option" aria-selected={chosen} className={classes.option} onClick={onChoose}>
      <span className={classes.place}>{entry.picture}</span>
      <span className={classes.said}>
        <Text component="span" display="block" className={classes.line ?? ''}>
          {entry.name}
        </Text>
        {entry.detail && (
          <Text component="span" display="block" size="sm" c="dimmed" className={classes.line ?? ''}>
            {entry.detail}
          </Text>
        )}
      </span>
      {entry.keys && (
        <span>
          <KeyNames keys={entry.keys} size="xs" />
        </span>
      )}
    </div>
  );
}
