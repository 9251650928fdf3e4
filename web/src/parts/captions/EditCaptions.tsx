import { Button } from '@mantine/core';
import { IconBadgeCc } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import type { CaptionedFilm } from './captioned-film.ts';

const CaptionsDialog = lazy(() => import('./CaptionsDialog.tsx').then((one) => ({ default: one.CaptionsDialog })));

/** Opens what is said in a film to whoever may change it, to be written, taken from a file, or heard by a program. */
export function EditCaptions({ film, compact = false }: { film: CaptionedFilm; compact?: boolean }) {
  const t = useTexts('transcripts');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size={compact ? 'compact-sm' : 'sm'}
        variant="default"
        leftSection={<IconBadgeCc size={18} stroke={1.5} aria-hidden="true" />}
        aria-label={t('captions.editOf', { label: film.label })}
        onClick={() => setOpen(true)}
      >
        {t('captions.edit')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CaptionsDialog film={film} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
