import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { showProblem } from './platform/calls/problems.ts';
import { hideNotices } from './platform/notices.ts';

// growing text fields listen to fonts, which the document of the tests does not have
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// a machine that is busy shows the same things, only later
configure({ asyncUtilTimeout: 20_000 });

// the files of a worker share the program: what one leaves on its last screen is not there for the next
afterAll(() => {
  cleanup();
  showProblem(null);
  hideNotices();
});
