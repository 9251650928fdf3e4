import { Alert, Anchor, Button, Group, Input, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowLeft, IconClock, IconSend, IconSignature, IconTemplate, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import type { EmailDraft } from '@vitrine/contract/emails/writing.ts';
import { lazy, Suspense, useState } from 'react';
import { SaveProblem, SaveState } from '../../../parts/SaveState.tsx';
import { problemText } from '../../../platform/calls/problems.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DraftProblem } from '../DraftProblem.tsx';
import { OutgoingDialog } from '../OutgoingDialog.tsx';
import { Attachments } from './Attachments.tsx';
import { RecipientsField } from './RecipientsField.tsx';
import { SendLaterDialog } from './SendLaterDialog.tsx';
import { SignatureDialog } from './SignatureDialog.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { useComposer } from './use-composer.ts';
import { useRecipients } from './use-recipients.ts';

const RichText = lazy(() => import('../../../parts/rich-text/RichText.tsx'));

type Dialog = 'later' | 'templates' | 'signature' | 'outgoing';

/** The form of an e-mail, which saves itself. */
export function Composer({ loaded, fresh }: { loaded: EmailDraft; fresh: boolean }) {
  const t = useTexts('emails');
  const composer = useComposer(loaded, fresh);
  const recipients = useRecipients(composer);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [hidden, setHidden] = useState(loaded.cc.length === 0 && loaded.bcc.length === 0);
  const smtp = useAsk(mailbox.smtp, {});
  const { draft, stored } = composer;
  const close = () => setDialog(null);
  const noWayOut = smtp.data?.config === null;
  const { error } = composer.order;
  return (
    <Stack gap={16}>
      <Group justify="space-between" gap={8}>
        <Anchor renderRoot={(props) => <Link {...props} to="/emails" />}>
          <Group gap={4} component="span">
            <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
            {t('toList')}
          </Group>
        </Anchor>
        <SaveState saving={composer.saving} />
      </Group>
      <DraftProblem draft={stored} />
      <SaveProblem saving={composer.saving} onRetry={() => void composer.flush()} onOverwrite={() => void composer.flush(true)} />
      {noWayOut && (
        <Alert color="info" variant="light">
          <Text fw={700}>{t('outgoing.missing')}</Text>
          <Button size="compact-md" mt={4} onClick={() => setDialog('outgoing')}>
            {t('outgoing.set')}
          </Button>
        </Alert>
      )}
      <RecipientsField label={t('compose.to')} autoFocus={draft.to.length === 0} {...recipients.field('to')} />
      {hidden ? (
        <Button variant="subtle" size="compact-md" style={{ alignSelf: 'flex-start' }} onClick={() => setHidden(false)}>
          {t('compose.more')}
        </Button>
      ) : (
        <>
          <RecipientsField label={t('compose.cc')} {...recipients.field('cc')} />
          <RecipientsField label={t('compose.bcc')} description={t('compose.bccHint')} {...recipients.field('bcc')} />
        </>
      )}
      <TextInput
        label={t('compose.subject')}
        maxLength={500}
        value={draft.subject}
        onChange={(event) => composer.change({ subject: event.currentTarget.value })}
      />
      <div>
        <Group justify="space-between" gap={8} mb={6}>
          <Input.Label component="div">{t('compose.words')}</Input.Label>
          <Group gap={4}>
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconTemplate size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => setDialog('templates')}
            >
              {t('compose.templates')}
            </Button>
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconSignature size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => setDialog('signature')}
            >
              {t('signature.title')}
            </Button>
          </Group>
        </Group>
        <Suspense fallback={<Skeleton height={240} />}>
          <RichText
            key={composer.version}
            id="email-words"
            label={t('compose.words')}
            describedBy="email-problem"
            value={draft.html}
            invalid={false}
            onChange={(html) => composer.change({ html })}
          />
        </Suspense>
      </div>
      <Attachments composer={composer} />
      <div id="email-problem" role="alert">
        {error && <Alert color="red">{error instanceof CallFailed ? problemText(error) : t('compose.failed')}</Alert>}
      </div>
      <Group gap={8} justify="space-between">
        <Group gap={8}>
          <Button
            leftSection={<IconSend size={18} stroke={1.5} aria-hidden="true" />}
            loading={composer.sending}
            disabled={composer.files.busy}
            aria-describedby="email-waits"
            onClick={() => recipients.areRight() && void composer.send()}
          >
            {t(stored.state === 'unsure' ? 'compose.again' : 'common:send')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconClock size={18} stroke={1.5} aria-hidden="true" />}
            disabled={composer.files.busy || composer.sending}
            aria-describedby="email-waits"
            onClick={() => recipients.areRight() && setDialog('later')}
          >
            {t('compose.later')}
          </Button>
        </Group>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
          onClick={composer.discard}
        >
          {t('compose.discard')}
        </Button>
      </Group>
      <Text id="email-waits" role="status" size="sm" c="dimmed">
        {composer.files.busy && t('compose.filesFirst')}
      </Text>
      {dialog === 'later' && (
        <SendLaterDialog
          onClose={close}
          onChoose={(at) => {
            close();
            void composer.send(at);
          }}
        />
      )}
      {dialog === 'templates' && (
        <TemplatesDialog
          email={draft.to[0]?.email}
          onClose={close}
          onChoose={({ subject, html }) => {
            composer.write({ subject: draft.subject || subject, html: `${html}${draft.html}` });
            close();
          }}
        />
      )}
      {dialog === 'signature' && <SignatureDialog onClose={close} />}
      {dialog === 'outgoing' && <OutgoingDialog onClose={close} />}
    </Stack>
  );
}
