import './platform/without-eval.ts';
import '@fontsource/lato/400.css';
import '@fontsource/lato/700.css';
import '@fontsource/lato/900.css';
import '@mantine/core/styles.css';
import './ui/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { makeQueryClient, takeAnswers } from './platform/calls/query.ts';
import { startTexts } from './platform/i18n.ts';
import { leaveForMarketing } from './platform/marketing.ts';
import { onVisitorChange, visitor } from './platform/session/session.ts';
import { settleSession } from './platform/session/settle-session.ts';
import { keepStylesInOrder } from './platform/styles-in-order.ts';
import { makeRouter } from './routes.tsx';

/** Lets the browser answer the person between two steps. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

keepStylesInOrder();
const root = document.getElementById('root');
if (root && !(await leaveForMarketing())) {
  await Promise.all([startTexts(), settleSession()]);
  await breathe();
  const client = makeQueryClient();
  takeAnswers(client);
  const router = makeRouter(visitor);
  onVisitorChange(() => {
    client.clear();
    void router.invalidate();
  });
  await breathe();
  // what the server wrote is read until the screen can take its place
  if (document.getElementById('served')) await router.load();
  await breathe();
  // drawn in small steps: fingers and scrolling do not wait for the whole
  startTransition(() => createRoot(root).render(<App router={router} client={client} />));
  void import('./ui/return-focus.ts').then(({ returnFocusOfDialogs }) => returnFocusOfDialogs());
}
