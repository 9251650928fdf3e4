import { filmCaptions } from '@vitrine/contract/captions/films.ts';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { CaptionLines } from './CaptionLines.tsx';
import { CaptionMenu } from './CaptionMenu.tsx';
import { useCaptionChoice } from './use-captions.ts';

/** The part of a link to a film that stays while the link is renewed would be its file, which nobody is told: each link is asked for once. */
const isStored = (src: string) => src.startsWith('/api/media/');

/** What is said in a film that somebody shows of themselves, in the language that is chosen, else that of the page, else any. */
function useFilmWords(src: string) {
  const { i18n } = useTranslation();
  const { choice, change } = useCaptionChoice();
  const asked = useAsk(filmCaptions.shown, { link: src }, { enabled: isStored(src), keepPrevious: true, once: true });
  const items = asked.data?.items ?? [];
  const shown =
    [choice.language, i18n.language].flatMap((one) => items.find(({ language }) => language === one) ?? []).at(0) ?? items.at(0);
  return { choice, change, items, shown };
}

/** What is said, over the picture; nothing where nobody wrote it down. */
export function FilmLines({ src, second }: { src: string; second: number }) {
  const { shown, ...rest } = useFilmWords(src);
  return shown && <CaptionLines captions={{ ...rest, words: shown.words, language: shown.language }} second={second} />;
}

/** Turns captions on and off; not there where there are none. */
export function FilmMenu({ src }: { src: string }) {
  const { shown, items, choice, change } = useFilmWords(src);
  return (
    shown && <CaptionMenu choice={choice} change={change} languages={items.map(({ language }) => language)} language={shown.language} />
  );
}
