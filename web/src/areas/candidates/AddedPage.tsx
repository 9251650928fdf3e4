import { Alert, Button, Card, Checkbox, Group, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { added } from '@vitrine/contract/candidates/added.ts';
import { useState } from 'react';
import { WayOut } from '../../parts/frame/WayOut.tsx';
import { ProfileView } from '../../parts/profile/ProfileView.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

/** For a person whom a company added: what is stored, who did it and why; take it over, or object. */
export function AddedPage() {
  const t = useTexts('candidates');
  const token = useLocation({ select: ({ hash }) => hash });
  const [done, setDone] = useState<'taken' | 'gone'>();
  const about = useAsk(added.about, { token }, { once: true, enabled: done === undefined });
  if (done === 'gone')
    return <EmptyState drawing="done" order={1} title={t('added.gone')} text={t('added.goneText')} action={<WayOut />} />;
  if (done === 'taken')
    return (
      <EmptyState
        drawing="done"
        order={1}
        title={t('added.taken')}
        text={t('added.takenText')}
        action={<Button renderRoot={(props) => <Link {...props} to="/signup" />}>{t('added.signIn')}</Button>}
      />
    );
  const code = about.error?.problem.code;
  if (code === 'link-expired' || code === 'invalid')
    return (
      <EmptyState drawing="lost" order={1} title={t('common:refusals.link-expired')} text={t('common:linkOver')} action={<WayOut />} />
    );
  return (
    <Page title={t('added.title')} lead={t('added.lead')}>
      <QueryBoundary of={about}>
        {({ companyName, addedBy, addedAt, message, profile }) => (
          <Stack gap={24}>
            <Alert color="info">
              {t('added.who', { who: addedBy || companyName, company: companyName, day: longDate(addedAt) })}
              {message && (
                <Text mt={8} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {message}
                </Text>
              )}
            </Alert>
            <Decision token={token} onDone={setDone} />
            <ProfileView profile={profile} order={2} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

function Decision({ token, onDone }: { token: string; onDone: (done: 'taken' | 'gone') => void }) {
  const t = useTexts('candidates');
  const [asked, setAsked] = useState(false);
  const form = useFormOf(added.takeOver.body, { token, password: '', consent: false });
  // either way the link is used up: asked again it would be refused
  const takeOver = useAct(added.takeOver, { changes: false, form, marks: { 'weak-password': 'password' }, onDone: () => onDone('taken') });
  const object = useAct(added.object, { changes: false, onDone: () => onDone('gone') });
  return (
    <Card component="section" aria-label={t('added.decide')}>
      <Title order={2}>{t('added.decide')}</Title>
      <form noValidate onSubmit={form.onSubmit(({ password }) => takeOver.mutate({ token, password, consent: true }))}>
        <Stack mt={12} maw={480}>
          <Text>{t('added.takeOverText')}</Text>
          <PasswordInput label={t('added.password')} autoComplete="new-password" required {...form.getInputProps('password')} />
          <Checkbox label={t('added.consent')} {...form.getInputProps('consent', { type: 'checkbox' })} />
          <Group>
            <Button type="submit" loading={takeOver.isPending}>
              {t('added.takeOver')}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
              {t('added.object')}
            </Button>
          </Group>
        </Stack>
      </form>
      <ConfirmDialog
        opened={asked}
        danger
        busy={object.isPending}
        title={t('added.objectTitle')}
        confirm={t('added.object')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onClose={() => setAsked(false)}
        onConfirm={() => object.mutate({ token })}
      >
        {t('added.objectText')}
      </ConfirmDialog>
    </Card>
  );
}
