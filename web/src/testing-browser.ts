import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// growing text fields listen to fonts, which the document of the tests does not have
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// a machine that is busy shows the same things, only later
configure({ asyncUtilTimeout: 20_000 });

// the last screen of a file is left as well: its timers would find no window
afterAll(cleanup);
