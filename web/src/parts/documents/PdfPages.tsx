import { Center, Group, Loader, Stack, Text, VisuallyHidden } from '@mantine/core';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Pages.module.css';

GlobalWorkerOptions.workerSrc = workerSrc;
/** A page is drawn so wide, in pixels: small print stays readable on every screen. */
const width = 1400;
const mostPages = 40;

type Opened = PDFDocumentProxy | 'opening' | 'broken';

/** The pages of a PDF, drawn by us, with their words for whoever does not see them. */
export function PdfPages({ url, name }: { url: string; name: string }) {
  const t = useTexts('progress-flow');
  const opened = usePdf(url);
  if (opened === 'opening')
    return (
      <Center className={classes.drawing}>
        <Group gap={12} role="status">
          <Loader size="sm" aria-hidden="true" />
          <Text c="dimmed">{t('view.drawing')}</Text>
        </Group>
      </Center>
    );
  if (opened === 'broken') return <Text role="alert">{t('view.broken')}</Text>;
  const numbers = Array.from({ length: Math.min(opened.numPages, mostPages) }, (_, at) => at + 1);
  return (
    <Stack gap={12}>
      {numbers.map((number) => (
        <PdfPage key={number} of={opened} number={number} label={t('view.page', { name, number, total: opened.numPages })} />
      ))}
      {opened.numPages > mostPages && <Text c="dimmed">{t('view.more', { count: opened.numPages - mostPages })}</Text>}
    </Stack>
  );
}

function usePdf(url: string) {
  const [opened, setOpened] = useState<Opened>('opening');
  useEffect(() => {
    const work = getDocument({ url, enableXfa: false, useSystemFonts: true, useWasm: false });
    work.promise.then(setOpened, () => setOpened('broken'));
    return () => void work.destroy();
  }, [url]);
  return opened;
}

function PdfPage({ of, number, label }: { of: PDFDocumentProxy; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    let over = false;
    const draw = async () => {
      const page = await of.getPage(number);
      const target = canvas.current;
      if (over || !target) return;
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      target.width = viewport.width;
      target.height = viewport.height;
      const { items } = await page.getTextContent();
      setWords(items.map((one) => ('str' in one ? one.str : '')).join(' '));
      await page.render({ canvas: target, viewport }).promise;
    };
    // whoever closes the dialog while a page is drawn ends the drawing
    draw().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [of, number]);
  return (
    <div>
      <canvas ref={canvas} className={classes.page} role="img" aria-label={label} />
      {words.trim() && <VisuallyHidden>{words}</VisuallyHidden>}
    </div>
  );
}
