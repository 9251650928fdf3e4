import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { pages } from '@vitrine/contract/pages/pages.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const page: Reply<typeof pages.read> = {
  title: 'Questions of candidates',
  lead: 'Short answers',
  actions: [{ label: 'Find jobs', to: '/jobs' }],
  picture: null,
  phone: null,
  sections: [
    {
      title: 'Before you begin',
      html: '<p>Read <a href="/imprint">who we are</a>.</p>',
      picture: { src: '/pictures/desk.webp', alt: 'A desk with a lamp' },
      phone: { src: '/pictures/desk-phone.webp', alt: 'The same on a phone' },
      questions: [{ question: 'May I pause?', html: '<p>Between two questions, yes.</p>' }],
    },
  ],
  unnamed: [],
};

const opened = (part: Partial<typeof page> = {}, path = '/candidate-faq', language: 'en' | 'fr' = 'en') =>
  renderScreen(path, {
    language,
    answers: [answer(pages.read, ({ name }) => ({ ...page, ...part, title: part.title ?? `Page ${name}` }))],
  });

test('the address says which page it is, in the language of the visitor', async () => {
  const { calls } = await opened({}, '/press', 'fr');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page press' })).toBeTruthy();
  expect(calls.find(({ route }) => route === pages.read.route)?.asked).toMatchObject({ name: 'press', language: 'fr' });
  expect(document.title).toBe('Page press · Vitrine');
});

test('a page shows its sections, opens its questions, and its pictures have words', async () => {
  const { user } = await opened();
  expect(await screen.findByRole('heading', { level: 2, name: 'Before you begin' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A desk with a lamp' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'The same on a phone' })).toBeTruthy();
  const question = screen.getByText('May I pause?');
  await user.click(question);
  expect(question.closest('details')?.open).toBe(true);
  expect(screen.getByText('Between two questions, yes.')).toBeTruthy();
});

test('a link in the text leads on without loading the product anew', async () => {
  const { user, path } = await opened();
  await user.click(await screen.findByRole('link', { name: 'who we are' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Page imprint' })).toBeTruthy();
  expect(path()).toBe('/imprint');
});

test('a link to a file is left to the browser', async () => {
  const { path } = await opened({ sections: page.sections.map((one) => ({ ...one, html: '<a href="/logo.svg">The logo</a>' })) }, '/press');
  const link = await screen.findByRole('link', { name: 'The logo' });
  const click = createEvent.click(link);
  // heard last of all, so that nothing is loaded here
  let left = false;
  window.addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, click);
  expect(left).toBe(true);
  expect(path()).toBe('/press');
});

test('what the operator has not told is said to the operator', async () => {
  await opened({ unnamed: ['OPERATOR_NAME'] }, '/imprint');
  const note = await screen.findByRole('alert', { name: 'To the operator of this installation' });
  expect(within(note).getByText(/OPERATOR_NAME/)).toBeTruthy();
});
