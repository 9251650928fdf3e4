import { Input, Skeleton } from '@mantine/core';
import type { Section } from '@vitrine/contract/job-ads/shapes.ts';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';
import type { AdEditor } from './use-ad-editor.ts';

const RichText = lazy(() => import('../../../parts/rich-text/RichText.tsx'));

/** One section of an ad: its label, a hint, and the rich text. */
export function TextSection({ editor, section, error }: { editor: AdEditor; section: Section; error: string | undefined }) {
  const t = useTexts('job-ads');
  const id = `ad-${section}`;
  return (
    <div>
      <Input.Label component="div" required={section === 'tasks'}>
        {t(`sections.${section}`)}
      </Input.Label>
      <Input.Description id={`${id}-hint`} mb={6}>
        {t(`sectionHints.${section}`)}
      </Input.Description>
      <Suspense fallback={<Skeleton height={168} />}>
        <RichText
          id={id}
          label={t(`sections.${section}`)}
          describedBy={`${id}-hint`}
          value={editor.draft[section]}
          invalid={error !== undefined}
          onChange={(html) => editor.change({ [section]: html })}
        />
      </Suspense>
      {error && <Input.Error mt={5}>{error}</Input.Error>}
    </div>
  );
}
