import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { people } from '@vitrine/contract/admin/people.ts';
import { products } from '@vitrine/contract/admin/products.ts';
import { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { transcribing } from '@vitrine/contract/transcripts/administering.ts';
import { expect, it } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const id = '00000000-0000-4000-8000-000000000009';
const at = '2026-03-02T09:00:00.000Z';
const media = { url: '/api/media/film', contentType: 'video/mp4', poster: null, seconds: 6, processing: false, quiet: [], expiresAt: at };
const take: Take = {
  takeId: id,
  questionNo: 1,
  ordinal: 1,
  kind: 'video',
  state: 'submitted',
  uploaded: false,
  endedBy: 'stopped',
  chosen: true,
  bytes: 1000,
  length: 1000,
  complete: true,
  mediaState: 'ready',
  media,
  text: null,
  fileName: null,
  trim: null,
  startedAt: at,
};
const person = { id, firstName: 'Maëlys', lastName: 'Chevalier', email: 'maelys@mail.example', state: 'active', createdAt: at } as const;
const row = {
  takeId: id,
  bookingId: 'book22',
  title: 'Night baker',
  companyName: 'Lindenhof',
  questionNo: 1,
  question: 'Why bread?',
  language: 'en',
  seconds: 6,
  written: null,
  own: false,
} as const;

it('an administrator writes down what is said in an answer, beside the recording and in the language it is in, and the candidate is mailed', async () => {
  const screen = await renderScreen(`/admin-panel/users?person=${id}`, {
    visitor: 'admin',
    answers: [
      answer(people.candidates, {
        items: [{ ...person, closeUpConnected: false, closeUpEnrollType: 'none' }],
        total: 1,
        page: 1,
        count: 20,
        totalIsEstimate: false,
      }),
      answer(people.person, {
        ...person,
        userType: 'Candidate',
        language: 'en',
        activatedAt: at,
        role: null,
        companyId: null,
        companyName: null,
        applications: 1,
        closeUpConnected: false,
      }),
      answer(administratorWords.read, { comment: '', changedAt: null, releasedAt: null, earlier: null }),
      answer(closeupAdministering.ofCandidate, { closeup: null }),
      answer(transcribing.answers, { candidateEmail: person.email, items: [row] }),
      answer(products.candidateVideos, { applicationId: id, answers: [{ questionNo: 1, question: 'Why bread?', answer: take }] }),
      answer(transcribing.transcribetext, { writtenAt: at }),
    ],
  });
  expect(await page.findByText('Question 1: Why bread?')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Write down' }));
  fireEvent.click(await page.findByRole('button', { name: 'New line with the time' }));
  const field = page.getByRole('textbox', { name: 'Words' }) as HTMLTextAreaElement;
  expect(field.value).toBe('[0:00] ');
  const german = 'Ich habe mit dem Brot von den Müllern und nicht mit dem von der Stadt gebacken, und das ist wie auf dem Land.';
  fireEvent.change(field, { target: { value: german } });
  fireEvent.click(page.getByRole('button', { name: 'Change to Deutsch' }));
  expect(page.queryByRole('button', { name: 'Change to Deutsch' })).toBeNull();
  fireEvent.change(field, { target: { value: '[0:00] Ich backe Brot.' } });
  fireEvent.click(page.getByRole('button', { name: 'Save' }));
  const sent = () => screen.calls.find(({ route }) => route === transcribing.transcribetext.route)?.asked;
  await waitFor(() => expect(sent()).toEqual({ takeId: id, text: '[0:00] Ich backe Brot.', language: 'de' }));
  expect(await page.findByText('The candidate is mailed')).toBeTruthy();
});
