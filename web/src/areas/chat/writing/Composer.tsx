import { ActionIcon, CloseButton, Text, Textarea } from '@mantine/core';
import { IconPaperclip, IconSend2, IconTemplate, IconVideo } from '@tabler/icons-react';
import { choices } from '@vitrine/contract/chat/choices.ts';
import { type ChatMessage, maxAttachments, maxAttachmentsBytes, maxMessageCharacters } from '@vitrine/contract/chat/shapes.ts';
import { templatePlaces } from '@vitrine/contract/text-templates.ts';
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sendUnsent } from '../../../parts/chat/connection.ts';
import { addUnsent, type Place } from '../../../parts/chat/outbox.ts';
import { useTypingHints } from '../../../parts/chat/signals.ts';
import { bytes } from '../../../platform/bytes.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { newId } from '../../../platform/new-id.ts';
import { canRecord } from '../../../platform/recording/formats.ts';
import { isOfCompany, useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { useDrop } from '../../../ui/files/use-drop.ts';
import classes from '../Chat.module.css';
import { useQuoted } from '../named-files.ts';
import { Quote } from '../Quote.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { useAttaching } from './use-attaching.ts';

const SpeakDialog = lazy(() => import('./SpeakDialog.tsx').then((module) => ({ default: module.SpeakDialog })));
const TemplatesDialog = lazy(() => import('./TemplatesDialog.tsx').then((module) => ({ default: module.TemplatesDialog })));

interface Props {
  place: Place;
  /** The message that one answers, and by whom it is. */
  answered: { message: ChatMessage; by: string } | null;
  onAnswered: () => void;
  /** One came to write, and to nothing else. */
  focused: boolean;
}

/** Where one writes: words, and files by button, by dropping or by pasting. Enter sends. */
export function Composer({ place, answered, onAnswered, focused }: Props) {
  const t = useTexts('chat');
  const [words, setWords] = useState('');
  const quoted = useQuoted();
  const attaching = useAttaching();
  const { files, ready, busy, attach } = attaching;
  const { data: chosen } = useAsk(choices.read, {});
  const hint = useTypingHints(place.conversationId, chosen?.typing === true);
  const isMember = isOfCompany(useVisitor());
  const [choosing, setChoosing] = useState(false);
  const [speaking, setSpeaking] = useState(false);
  const [inserted, setInserted] = useState<{ until: number } | null>(null);
  const [unfilled, setUnfilled] = useState(false);
  /** One wanted to send while a file could not go along yet, or at all: it never stays behind unsaid. */
  const [held, setHeld] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // on a phone the keyboard would cover what one came to read
    if (focused && window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, [focused]);
  useEffect(() => {
    if (answered) field.current?.focus();
  }, [answered]);
  // in the step in which the dialog goes: what returns the focus leaves it where it stands by then
  useLayoutEffect(() => {
    if (!inserted || openPlace(field.current)) return;
    field.current?.focus();
    field.current?.setSelectionRange(inserted.until, inserted.until);
  }, [inserted]);

  const send = () => {
    const message = words.trim();
    if (!message && files.length === 0) return;
    if (busy || attaching.stuck) return setHeld(true);
    if (isMember && openPlace(field.current)) return setUnfilled(true);
    const clientId = newId();
    const attachments = ready.map(({ id, name }) => ({ id, name }));
    const reply = answered?.message.number ?? null;
    addUnsent({ ...place, clientId, message, attachments, reply, clientDate: new Date().toISOString(), refused: null });
    sendUnsent();
    setWords('');
    setHeld(false);
    attaching.clear();
    onAnswered();
    field.current?.focus();
  };
  /** Where one was writing; the first place that is still open is chosen. */
  const insert = (text: string) => {
    const { selectionStart: from = words.length, selectionEnd: to = words.length } = field.current ?? {};
    setWords(`${words.slice(0, from)}${text}${words.slice(to)}`.slice(0, maxMessageCharacters));
    setInserted({ until: from + text.length });
    setUnfilled(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && answered) return onAnswered();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    attach(event.clipboardData.files);
  };
  const { over, handlers } = useDrop(attach);
  return (
    <div className={classes.composer} {...handlers}>
      {over && (
        <Text size="sm" c="dimmed">
          {t('drop')}
        </Text>
      )}
      {answered && (
        <div className={classes.answered}>
          <Quote by={answered.by} message={quoted(answered.message)} />
          <CloseButton aria-label={t('noReply')} onClick={onAnswered} />
        </div>
      )}
      <ChosenFiles attaching={attaching} place={place} held={held} />
      <form
        className={classes.compose}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          data-testid="attachment"
          onChange={(event) => {
            attach(event.currentTarget.files ?? []);
            event.currentTarget.value = '';
          }}
        />
        <div className={classes.tools}>
          <ActionIcon variant="subtle" size={44} aria-label={t('attach')} onClick={() => chooser.current?.click()}>
            <IconPaperclip stroke={1.5} size={22} aria-hidden="true" />
          </ActionIcon>
          {canRecord() && (
            <ActionIcon variant="subtle" size={44} aria-label={t('speak.title')} onClick={() => setSpeaking(true)}>
              <IconVideo stroke={1.5} size={22} aria-hidden="true" />
            </ActionIcon>
          )}
          {isMember && (
            <ActionIcon variant="subtle" size={44} aria-label={t('templates.title')} onClick={() => setChoosing(true)}>
              <IconTemplate stroke={1.5} size={22} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
        <Textarea
          ref={field}
          error={unfilled && t('templates.unfilled')}
          className={classes.field ?? ''}
          aria-label={t('message')}
          aria-description={t('hint')}
          placeholder={t('message')}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={maxMessageCharacters}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setUnfilled(false);
            hint(event.currentTarget.value);
          }}
          onKeyDown={onKey}
          onPaste={onPaste}
        />
        <ActionIcon type="submit" size={44} aria-label={t('common:send')} disabled={busy}>
          <IconSend2 stroke={1.5} size={22} aria-hidden="true" />
        </ActionIcon>
      </form>
      {speaking && (
        <Suspense>
          <SpeakDialog
            onClose={() => setSpeaking(false)}
            onUse={(recorded) => {
              setSpeaking(false);
              attaching.speak(recorded, t('speak.name'));
            }}
          />
        </Suspense>
      )}
      {choosing && (
        <Suspense>
          <TemplatesDialog
            place={place}
            onClose={() => setChoosing(false)}
            onChoose={(text) => {
              setChoosing(false);
              insert(text);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What is to go along, with what is wrong with any of it and how much room there is. */
function ChosenFiles({ attaching, place, held }: { attaching: ReturnType<typeof useAttaching>; place: Place; held: boolean }) {
  const t = useTexts('chat');
  const { files, leftOut, stuck, busy } = attaching;
  if (files.length === 0) return null;
  const used = files.reduce((sum, { made, file }) => sum + (made?.bytes ?? file.size), 0);
  return (
    <>
      <ul className={classes.chosenFiles} aria-label={t('chosen')}>
        {files.map((one) => (
          <ChosenFile
            key={one.key}
            one={one}
            place={place}
            onChange={(change) => attaching.change(one.key, change)}
            onTakeOff={() => attaching.takeOff(one.key)}
          />
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {t('room', { chosen: files.length, most: maxAttachments, used: bytes(used), mostBytes: bytes(maxAttachmentsBytes) })}
      </Text>
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {[leftOut > 0 && t('leftOut', { count: leftOut, most: maxAttachments }), held && (stuck ? t('held') : busy && t('filesFirst'))]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </>
  );
}

/** Leads to the first place that is not filled in, so that what is typed next stands there; false where there is none. */
function openPlace(field: HTMLTextAreaElement | null) {
  const found = templatePlaces.map((place) => ({ place, at: field?.value.indexOf(place) ?? -1 })).filter(({ at }) => at >= 0);
  const [first] = found.toSorted((one, other) => one.at - other.at);
  if (!field || !first) return false;
  field.focus();
  field.setSelectionRange(first.at, first.at + first.place.length);
  return true;
}
