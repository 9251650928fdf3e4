import { Modal } from '@mantine/core';
import { filmCaptions } from '@vitrine/contract/captions/films.ts';
import { useState } from 'react';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { QueryBoundary } from '../QueryBoundary.tsx';
import type { CaptionedFilm } from './captioned-film.ts';
import { WrittenCaptions } from './WrittenCaptions.tsx';

/** What is said in a film, language by language. */
export function CaptionsDialog({ film, onClose }: { film: CaptionedFilm; onClose: () => void }) {
  const t = useTexts('transcripts');
  const [language, setLanguage] = useState(film.language);
  // the link ends after a while, and writing takes longer: from the first answer on the film is asked for by its name
  const [link] = useState(film.url);
  const [name, setName] = useState<string>();
  const asked = useAsk(filmCaptions.edited, name ? { film: name } : { link }, { staleTime: 0, gcTime: 0, keepPrevious: true });
  if (asked.data && !name) setName(asked.data.film);
  return (
    <Modal
      opened
      onClose={onClose}
      size={1080}
      fullScreen={usePhone()}
      closeOnClickOutside={false}
      title={t('captions.title', { label: film.label })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <QueryBoundary of={asked}>
        {(edited) => (
          <WrittenCaptions
            key={language}
            film={film}
            edited={edited}
            language={language}
            onLanguage={setLanguage}
            again={() => void asked.refetch()}
            onClose={onClose}
          />
        )}
      </QueryBoundary>
    </Modal>
  );
}
