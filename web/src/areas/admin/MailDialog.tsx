import { Alert, Modal, Stack, Tabs, Text } from '@mantine/core';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** One mail as its reader sees it. The HTML stands in a frame without any rights. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts('admin');
  const mail = useAsk(outbox.read, { id }, { staleTime: 'static' });
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={mail.data?.subject ?? t('outbox.mail')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <QueryBoundary of={mail}>
        {({ to, html, text, error, subject }) => (
          <Stack>
            <Text c="dimmed">{t('outbox.to', { address: to })}</Text>
            {error && <Alert color="red">{error}</Alert>}
            <Tabs defaultValue="html" keepMounted={false}>
              <Tabs.List mb={12}>
                <Tabs.Tab value="html">{t('outbox.html')}</Tabs.Tab>
                <Tabs.Tab value="text">{t('outbox.text')}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="html">
                <iframe
                  title={subject}
                  // links open in a tab of their own: nothing else is allowed
                  sandbox="allow-popups allow-popups-to-escape-sandbox"
                  srcDoc={`<base target="_blank">${html}`}
                  style={{ width: '100%', height: 450, border: '1px solid var(--v-line)', borderRadius: 8, background: '#fff' }}
                />
              </Tabs.Panel>
              <Tabs.Panel value="text">
                <Text component="pre" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit' }}>
                  {text}
                </Text>
              </Tabs.Panel>
            </Tabs>
          </Stack>
        )}
      </QueryBoundary>
    </Modal>
  );
}
