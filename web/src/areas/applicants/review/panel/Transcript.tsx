import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { applicantWords } from '@vitrine/contract/applicants/words.ts';
import { cuesOf, webVtt } from '@vitrine/contract/transcripts/captions.ts';
import type { ShownWords } from '@vitrine/contract/transcripts/shapes.ts';
import { editableText } from '@vitrine/contract/transcripts/text.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type RefObject, useState } from 'react';
import { QueryBoundary } from '../../../../parts/QueryBoundary.tsx';
import { useSavingWords } from '../../../../parts/transcripts/SaveWords.tsx';
import { SpokenWords } from '../../../../parts/transcripts/SpokenWords.tsx';
import { useSecond } from '../../../../parts/transcripts/use-second.ts';
import { WordsEditor } from '../../../../parts/transcripts/WordsEditor.tsx';
import type { PlayerHandle } from '../../../../parts/VideoPlayer.tsx';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { useVisitor } from '../../../../platform/session/session.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { filmOf, type ReviewedAnswer, type ReviewedApplicant } from '../reviewed.ts';
import type { BegunNotes } from './begun-notes.ts';

interface Props {
  applicant: ReviewedApplicant;
  current: ReviewedAnswer | undefined;
  player: RefObject<PlayerHandle | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  begun: BegunNotes;
  /** The tab is open. */
  looked: boolean;
}

/** What is said in the answer that is shown: it follows the playing, a word leads to its second, a selection becomes a note. */
export function Transcript({ applicant, current, looked, ...rest }: Props) {
  const t = useTexts('transcripts');
  const read = useAsk(applicantWords.read, { id: applicant.id }, { enabled: looked });
  if (!current || !['video', 'audio'].includes(current.answer?.kind ?? '')) return <Text c="dimmed">{t('review.noneHere')}</Text>;
  return (
    <QueryBoundary of={read}>
      {({ items, withheld }) => {
        const shown = items.find(({ questionNo }) => questionNo === current.questionNo);
        if (!shown && withheld) return <Text>{t('review.withheld')}</Text>;
        return <OfAnswer applicant={applicant} current={current} shown={shown} looked={looked} {...rest} />;
      }}
    </QueryBoundary>
  );
}

type OfAnswerProps = Omit<Props, 'current'> & { current: ReviewedAnswer; shown: ShownWords | undefined };

function OfAnswer({ applicant, current, shown, player, field, begun, looked }: OfAnswerProps) {
  const t = useTexts('transcripts');
  const second = useSecond(player, looked && shown !== undefined);
  const [edits, setEdits] = useState(false);
  const film = filmOf(current);
  const mayWrite = useVisitor() !== 'guest-reviewer' && film && shown?.source !== 'candidate';
  return (
    <Stack gap={12}>
      {shown ? (
        <Text size="sm" c="dimmed">
          {t(`review.source.${shown.source}`)}
        </Text>
      ) : (
        <Text fw={700}>{t('review.none')}</Text>
      )}
      {shown && (
        <Selectable
          onNote={(words, at) =>
            note(begun, applicant.id, { quote: t('review.quoted', { words }), questionNo: current.questionNo, second: at }, field)
          }
        >
          <SpokenWords words={shown.words} language={shown.language} second={second} onSeek={(at) => player.current?.seek(at)} />
        </Selectable>
      )}
      {shown && (
        <Anchor
          size="sm"
          href={`data:text/vtt;charset=utf-8,${encodeURIComponent(webVtt(cuesOf(shown.words)))}`}
          download={`${current.questionNo}.${shown.language}.vtt`}
        >
          {t('review.download')}
        </Anchor>
      )}
      {!shown && mayWrite && <Text size="sm">{t('review.noneText')}</Text>}
      {mayWrite && (
        <Group>
          <Button variant="default" onClick={() => setEdits(true)}>
            {t(shown?.source === 'company' ? 'review.correct' : 'review.write')}
          </Button>
        </Group>
      )}
      {edits && film && <Writing applicant={applicant} film={film} shown={shown} onClose={() => setEdits(false)} />}
    </Stack>
  );
}

interface Noted {
  quote: string;
  questionNo: number;
  second: number;
}

/** Begins a note with what was selected, at its place; what was written before it stays. */
function note(begun: BegunNotes, id: string, { quote, questionNo, second }: Noted, field: Props['field']) {
  const { text } = begun.of(id);
  begun.change(id, { text: `${text ? `${text}\n` : ''}${quote} `, place: { questionNo, second: Math.floor(second) } });
  requestAnimationFrame(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  });
}

const longestQuote = 300;

/** Offers a note on words that are selected. */
function Selectable({ onNote, children }: { onNote: (quote: string, second: number) => void; children: React.ReactNode }) {
  const t = useTexts('transcripts');
  const [selected, setSelected] = useState<{ quote: string; second: number }>();
  const look = () => {
    const selection = window.getSelection();
    const quote = selection?.toString().replace(/\s+/g, ' ').trim() ?? '';
    const range = quote && selection?.rangeCount ? selection.getRangeAt(0).startContainer : undefined;
    const word = (range instanceof Element ? range : range?.parentElement)?.closest<HTMLElement>('[data-at]');
    setSelected(word ? { quote: quote.slice(0, longestQuote), second: Number(word.dataset.at) } : undefined);
  };
  return (
    <section aria-label={t('review.follows')} onPointerUp={look} onKeyUp={look}>
      {children}
      {selected && (
        <Button mt={8} size="xs" variant="light" onClick={() => onNote(selected.quote, selected.second)}>
          {t('review.note')}
        </Button>
      )}
    </section>
  );
}

interface WritingProps {
  applicant: ReviewedApplicant;
  film: NonNullable<ReturnType<typeof filmOf>>;
  shown: ShownWords | undefined;
  onClose: () => void;
}

function Writing({ applicant, film: { item, answer }, shown, onClose }: WritingProps) {
  const t = useTexts('transcripts');
  const { mutate, saving } = useSavingWords(applicantWords.write, { said: t('editor.saved'), onClose });
  const { questionNo } = item;
  return (
    <WordsEditor
      questionNo={questionNo}
      answer={answer}
      begun={{ text: editableText(shown?.words ?? []), language: shown?.language ?? (applicant.language as Language) }}
      saving={saving}
      onSave={(written) => mutate({ id: applicant.id, questionNo, ...written })}
      onClose={onClose}
    />
  );
}
