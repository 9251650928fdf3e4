import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { type OwnCloseup, type OwnPage, pageKinds, pageName, type ShownCloseup } from '@vitrine/contract/closeup/shapes.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import type { DrawnEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import { expect, test } from 'vitest';
import { type Answer, answer, refusal, renderScreen } from '../../testing.tsx';

const id = '00000000-0000-4000-8000-00000000000a';
const page = (number: number): OwnPage => ({
  number,
  title: pageKinds[number - 1] ?? '',
  text: `Words of ${number}`,
  entries: [],
  files: [],
  styles: null,
  hidden: false,
  version: 3,
  emptyAt: null,
});
const pages = Object.fromEntries(pageKinds.map((_, index) => [pageName(index + 1), page(index + 1)])) as Pick<
  OwnCloseup,
  ReturnType<typeof pageName>
>;
const own = (shown: Partial<OwnCloseup> = {}): OwnCloseup => ({
  id,
  candidate_id: '00000000-0000-4000-8000-000000000001',
  language: 'en',
  template: 'clear',
  colour: '#207886',
  order: [1, 2, 3, 4, 5, 6, 7, 8],
  enrollType: 'paid',
  givenUntil: '2099-11-25T10:00:00.000Z',
  released: false,
  shared: false,
  publicUrl: null,
  views: 0,
  changedAt: '2026-11-25T10:00:00.000Z',
  removeAt: null,
  monthsReturnUntil: null,
  releasedEffects: [],
  ...pages,
  ...shown,
});
const shown: ShownCloseup = {
  id,
  name: 'Mia Held',
  language: 'en',
  template: 'warm',
  colour: '#b4532a',
  pages: [
    { number: 1, title: 'Mia Held', text: 'Baker', entries: [], files: [], styles: null },
    { number: 2, title: 'About me', text: 'Long doughs.', entries: [], files: [], styles: null },
    { number: 8, title: 'Contact', text: '', entries: [{ title: 'E-mail', detail: 'mia@example.org', text: '' }], files: [], styles: null },
  ],
  pdfUrl: '/api/closeup-prints/x',
};

const opened = (stored: OwnCloseup, more: Answer[] = []) =>
  renderScreen('/closeup-landing-v3', {
    visitor: 'candidate',
    answers: [
      answer(closeupEditing.own, { closeup: stored }),
      answer(shopPayments.offer, { offer: { months: 12, price: 4900, vatRate: 1900, vat: 782, paying: 'stripe', countries: [] } }),
      answer(closeupEditing.responses, { looks: [], evaluations: [] }),
      answer(closeupViewing.viewTime, { views: 3, seconds: 5400, hours: '1.50' }),
      answer(closeupEditing.details, ({ template = 'clear' }) => own({ template })),
      ...more,
    ],
  });

test('a page saves itself with the version its writer saw, also when another page is opened', async () => {
  const { user, calls } = await opened(own(), [
    answer(closeupEditing.uploadPages, () => own({ page1: { ...page(1), title: 'cover!', version: 4 } })),
  ]);
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'About me' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'About me' })).toBeTruthy();
  const saved = calls.find(({ route }) => route === closeupEditing.uploadPages.route)?.asked;
  expect(saved).toEqual({ page1: { title: 'cover!', text: 'Words of 1', entries: [], version: 3 } });
});

test('who is the second of two tabs stays on the page with what was typed, and decides', async () => {
  let refused = 0;
  const { user } = await opened(own(), [
    answer(closeupEditing.uploadPages, ({ page1 }) => {
      if (page1?.version === undefined) return own({ page1: { ...page(1), title: 'mine', version: 5 } });
      refused++;
      throw refusal('changed-elsewhere');
    }),
  ]);
  // at once: whoever types slowly is saved in between
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'cover mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'About me' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(refused).toBe(1);
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('cover mine');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: /mine/i }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a change is taken back by a button, of the words and of the look', async () => {
  const { user, calls } = await opened(own(), [answer(closeupEditing.uploadPages, own())]);
  const field = (await screen.findByLabelText('Name')) as HTMLInputElement;
  await user.type(field, ' wrong');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field.value).toBe('cover');
  await user.click(screen.getByRole('button', { name: 'Night' }));
  await user.click(await screen.findByRole('button', { name: 'Undo look and order' }));
  const sent = calls.filter(({ route }) => route === closeupEditing.details.route).map(({ asked }) => asked);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(sent[0]).toEqual({ template: 'night' });
});

test('the owner reads until when others see it, how often it was seen, and releases it', async () => {
  const { user, calls } = await opened(own(), [answer(closeupEditing.release, own({ released: true }))]);
  expect(await screen.findByText('Seen 3 times, 1.50 hours')).toBeTruthy();
  expect(screen.getByText(/Others can see it until 25 November 2099/)).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /Others may see it/ }));
  await waitFor(() => expect(calls.find(({ route }) => route === closeupEditing.release.route)?.asked).toEqual({ released: true }));
});

test('who has no months cannot release it, and is led to the shop', async () => {
  await opened(own({ givenUntil: null, enrollType: 'none' }));
  expect(await screen.findByRole('switch', { name: /Others may see it/ })).toHaveProperty('disabled', true);
  expect((await screen.findByRole('link', { name: 'To the shop' })).getAttribute('href')).toBe('/Candidate-shop');
});

const styles: DrawnEffect = {
  note: 'Counted in 160 words.',
  groups: [
    {
      name: 'Order and care',
      items: [
        { name: 'structured', level: 4, levelName: 'high', says: 'This wording may come across as clearly structured.', words: ['plan'] },
      ],
    },
  ],
};
const released = (chosen: boolean) => ({
  applicationId: '00000000-0000-4000-8000-00000000000b',
  companyName: 'Lindenhof',
  title: 'Baker',
  releasedAt: '2026-11-25T10:00:00.000Z',
  chosen,
});

test('the page of styles is absent until something is released, and then shows what its owner chooses', async () => {
  await opened(own());
  expect(await screen.findByRole('button', { name: 'About me' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Communication styles' })).toBeNull();
  cleanup();
  const { user, calls } = await opened(own({ releasedEffects: [released(false)] }), [
    answer(closeupEditing.showStyles, own({ releasedEffects: [released(true)], page6: { ...page(6), styles } })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Communication styles' }));
  const choice = await screen.findByRole('radio', { name: 'Lindenhof: Baker' });
  expect(screen.getByRole('radio', { name: 'Show no styles' })).toHaveProperty('checked', true);
  await user.click(choice);
  const row = await screen.findByRole('row', { name: /structured.*high/ });
  expect(within(row).getByText('plan')).toBeTruthy();
  expect(choice).toHaveProperty('checked', true);
  const asked = calls.find(({ route }) => route === closeupEditing.showStyles.route)?.asked;
  expect(asked).toEqual({ applicationId: released(false).applicationId });
});

test('others read the styles as a table, by the words of the closeup', async () => {
  const pages = [...shown.pages, { number: 6, title: 'Communication styles', text: '', entries: [], files: [], styles }];
  await renderScreen(`/closeup/${id}`, { answers: [answer(closeupViewing.byId, { ...shown, pages }), answer(closeupViewing.track, {})] });
  const table = await screen.findByRole('table', { name: 'Order and care' });
  expect(within(table).getByRole('row', { name: /structured.*high/ })).toBeTruthy();
});

test('others walk through the pages; a recruiter evaluates once they have seen it', async () => {
  const { user, calls } = await renderScreen(`/closeup/${id}`, {
    visitor: 'recruiter',
    answers: [
      answer(closeupViewing.byId, shown),
      answer(closeupViewing.track, {}),
      answer(closeupViewing.mine, { evaluation: null, named: false }),
      answer(closeupViewing.evaluate, {}),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mia Held' })).toBeTruthy();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('link', { name: 'mia@example.org' }).getAttribute('href')).toBe('mailto:mia@example.org');
  await user.click(screen.getByRole('button', { name: 'Evaluate' }));
  const dialog = within(await screen.findByRole('dialog'));
  const fourth = (await dialog.findByRole('radio', { name: '4 stars' })).nextElementSibling as Element;
  await user.click(fourth);
  await user.type(dialog.getByLabelText('Comment'), 'Clear');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const asked = { id, rating: 4, comment: 'Clear', shared: false };
  await waitFor(() => expect(calls.find(({ route }) => route === closeupViewing.evaluate.route)?.asked).toEqual(asked));
});

test('visitors read what a closeup is, and a closeup that is not shown does not exist', async () => {
  await renderScreen('/closeup-landing', { answers: [answer(shopPayments.offer, { offer: null })] });
  expect(await screen.findByRole('link', { name: 'Make my closeup' })).toBeTruthy();
  expect(screen.queryByText(/€/)).toBeNull();
  const offer = { months: 6, price: 2950, vatRate: 810, vat: 221, paying: 'trial' as const, countries: [] };
  await renderScreen('/closeup-landing', { answers: [answer(shopPayments.offer, { offer })] });
  expect(await screen.findByRole('heading', { name: 'Noa Keller' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Experience' })).toBeTruthy();
  expect(await screen.findByText('€29.50 once, including 8.1% VAT.')).toBeTruthy();
  expect(screen.getByText(/Others see it for 6 months/)).toBeTruthy();
  await renderScreen(`/closeup-old/${id}`, {
    answers: [
      answer(closeupViewing.byId, () => {
        throw refusal('not-found');
      }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no closeup here' })).toBeTruthy();
});
