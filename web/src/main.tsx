import './platform/without-eval.ts';
import '@fontsource/lato/400.css';
import '@fontsource/lato/700.css';
import '@fontsource/lato/900.css';
import '@mantine/core/styles.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startTexts } from './platform/i18n.ts';
import { leaveForMarketing } from './platform/marketing.ts';
import { makeQueryClient } from './platform/query.ts';
import { onVisitorChange, visitor } from './platform/session.ts';
import { signInByLink } from './platform/sign-in-by-link.ts';
import { makeRouter } from './routes.tsx';

const root = document.getElementById('root');
if (root && !(await leaveForMarketing())) {
  await Promise.all([startTexts(), signInByLink()]);
  const client = makeQueryClient();
  const router = makeRouter(visitor);
  onVisitorChange(() => {
    client.clear();
    void router.invalidate();
  });
  createRoot(root).render(<App router={router} client={client} />);
}
