import { lazy, Suspense } from 'react';

const OwnLeftRecordings = lazy(() =>
  import('../areas/interviews/LeftRecordings.tsx').then((module) => ({ default: module.OwnLeftRecordings })),
);

/** What the caller recorded on this device and was left behind, on a page that waits for nothing of it. */
export const LeftOnThisDevice = () => (
  <Suspense>
    <OwnLeftRecordings />
  </Suspense>
);
