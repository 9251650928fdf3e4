import { Button } from '@mantine/core';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import { useAct } from '../../platform/calls/use-act.ts';

/** Leads to the page at Webex on which somebody allows the connection. */
export function ConnectWebex({ label }: { label: string }) {
  const start = useAct(webex.connect, { changes: false, onDone: ({ url }) => window.location.assign(url) });
  return (
    <Button loading={start.isPending} onClick={() => start.mutate({})}>
      {label}
    </Button>
  );
}
