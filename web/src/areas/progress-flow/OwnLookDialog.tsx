import { Modal } from '@mantine/core';
import { type PaperFile, papers } from '@vitrine/contract/progress-flow/papers.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PaperView } from './PaperView.tsx';

/** What the person handed in, as the company sees it. */
export function OwnLookDialog({ file, title, onClose }: { file: PaperFile; title: string; onClose: () => void }) {
  const t = useTexts('progress-flow');
  const shown = useAsk(papers.show, { fileId: file.fileId }, { once: true });
  return (
    <Modal opened onClose={onClose} size="xl" title={title} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={shown}>{(paper) => <PaperView paper={paper} />}</QueryBoundary>
    </Modal>
  );
}
