/** What browsers have and the DOM of the tests lacks. */
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
