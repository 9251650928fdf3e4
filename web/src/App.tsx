import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { ErrorDialog } from './parts/frame/ErrorDialog.tsx';
import { Notices } from './parts/frame/Notices.tsx';
import type { AppRouter } from './routes.tsx';
import { cssVariables, theme } from './ui/theme.ts';

/** Everything around the router: theme, questions asked of the server, notices, the dialog of failed calls. */
export function App({ router, client }: { router: AppRouter; client: QueryClient }) {
  // the screen takes the place of what the server wrote, in one step
  useLayoutEffect(() => document.getElementById('served')?.remove(), []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Notices />
        <ErrorDialog />
      </QueryClientProvider>
    </MantineProvider>
  );
}
