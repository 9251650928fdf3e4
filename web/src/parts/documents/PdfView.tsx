import { Center, Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import classes from './Pages.module.css';

const PdfPages = lazy(() => import('./PdfPages.tsx').then(({ PdfPages }) => ({ default: PdfPages })));

/** A PDF as our own page draws it: no program of the browser or of the file's own has a part in it. */
export const PdfView = ({ url, name }: { url: string; name: string }) => (
  <Suspense
    fallback={
      <Center className={classes.drawing}>
        <Loader size="sm" />
      </Center>
    }
  >
    <PdfPages url={url} name={name} />
  </Suspense>
);
