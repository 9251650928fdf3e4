import { Button, Card, Group, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import {
  kindOfPage,
  maxPageText,
  type OwnCloseup,
  type OwnPage,
  type PageWords,
  pageName,
  stylesPage,
} from '@vitrine/contract/closeup/shapes.ts';
import { type RefObject, useImperativeHandle } from 'react';
import { SaveProblem, SaveState } from '../../../parts/SaveState.tsx';
import { useAutosave } from '../../../platform/calls/autosave.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { lookOf } from '../show/look.ts';
import { Slide } from '../show/Slide.tsx';
import classes from './Editor.module.css';
import { Entries, listing } from './Entries.tsx';
import { Files } from './Files.tsx';
import { StylesEditor } from './StylesEditor.tsx';
import type { CloseupCalls } from './use-calls.ts';
import { useUndo } from './use-undo.ts';

export interface PageEditorHandle {
  /** Saves what is not saved; false where it could not be. */
  flush: () => Promise<boolean>;
}

interface Props {
  closeup: OwnCloseup;
  number: number;
  calls: CloseupCalls;
  handle: RefObject<PageEditorHandle | null>;
  /** Shows what was stored meanwhile in place of what stands here. */
  onTheirs: () => void;
  onExpired: () => void;
}

interface Stored {
  words: PageWords;
  revision: number;
  updatedAt: string;
}

const storedOf = ({ title, text, entries, version }: OwnPage, updatedAt: string): Stored => ({
  words: { title, text, entries },
  revision: version,
  updatedAt,
});

/** One page: its words, which are saved shortly after the last key, its files, and how others will see it. */
export function PageEditor({ closeup, number, calls, handle, onTheirs, onExpired }: Props) {
  const t = useTexts('closeup');
  const page = closeup[pageName(number)];
  const kind = kindOfPage(number);
  const { draft, saving, change, flush, drop } = useAutosave<PageWords, Stored>({
    loaded: storedOf(page, closeup.changedAt),
    savedAt: closeup.changedAt,
    draftOf: ({ words }) => words,
    send: async (words, version) => {
      const saved = await calls.savePages({ [pageName(number)]: { ...words, ...(version === undefined ? {} : { version }) } });
      return storedOf(saved[pageName(number)], saved.changedAt);
    },
    onLeave: () => undefined,
  });
  useImperativeHandle(handle, () => ({ flush: () => flush() }), [flush]);
  const { possible, remember, undo } = useUndo<PageWords>((before) => change(before));
  const put = (part: Partial<PageWords>, apart = false) => {
    remember(draft, apart);
    change(part);
  };
  return (
    <div className={classes.page}>
      <Card component="section" aria-labelledby="closeup-page">
        <Group justify="space-between" gap={8} mb={12}>
          <Title order={2} id="closeup-page">
            {t(`kinds.${number as 1}`)}
          </Title>
          <Group gap={12}>
            <SaveState saving={saving} />
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconArrowBackUp size={18} stroke={1.5} />}
              disabled={!possible}
              onClick={undo}
            >
              {t('undo')}
            </Button>
          </Group>
        </Group>
        <Stack gap={16}>
          <SaveProblem
            saving={saving}
            onRetry={() => void flush()}
            onOverwrite={() => void flush(true)}
            onTheirs={() => {
              drop();
              onTheirs();
            }}
          />
          <TextInput
            label={t(number === 1 ? 'page.name' : 'page.title')}
            maxLength={120}
            value={draft.title}
            onChange={(event) => put({ title: event.currentTarget.value })}
          />
          <Textarea
            label={t(number === 1 ? 'page.line' : 'page.text')}
            autosize
            minRows={number === 1 ? 2 : 4}
            maxRows={16}
            maxLength={maxPageText}
            value={draft.text}
            onChange={(event) => put({ text: event.currentTarget.value })}
          />
          {listing[kind] && (
            <Entries
              kind={kind}
              entries={draft.entries}
              onChange={(entries) => put({ entries }, entries.length !== draft.entries.length)}
            />
          )}
          {number === stylesPage ? (
            <StylesEditor closeup={closeup} calls={calls} />
          ) : (
            <Files number={number} files={page.files} language={closeup.language} calls={calls} onExpired={onExpired} />
          )}
        </Stack>
      </Card>
      <section
        className={classes.preview}
        aria-label={t('page.preview')}
        data-template={closeup.template}
        style={lookOf(closeup.template, closeup.colour)}
      >
        <Slide page={{ ...page, ...draft }} order={3} onExpired={onExpired} />
      </section>
    </div>
  );
}
