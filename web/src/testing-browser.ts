import { configure } from '@testing-library/react';

// what a browser has and the DOM of the tests lacks
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// a machine that is busy shows the same things, only later
configure({ asyncUtilTimeout: 20_000 });
