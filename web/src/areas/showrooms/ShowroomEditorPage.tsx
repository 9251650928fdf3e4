import { Alert, Button, Group, NumberInput, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { longestShowroomDays, type Showroom, shortestShowroomPassword, showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useAct } from '../../platform/use-act.ts';
import { useFreshAsk } from '../../platform/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Candidates, type Picked } from './Candidates.tsx';
import { SharedPassword } from './SharedPassword.tsx';

/** Makes a showroom. */
export function CreateShowroomPage() {
  return <Editor />;
}

/** Changes one. */
export function EditShowroomPage() {
  const t = useTexts('showrooms');
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const found = useFreshAsk(showrooms.list, { id });
  return (
    <QueryBoundary of={found}>
      {({ items: [one] }) => (one ? <Editor key={one.id} showroom={one} /> : <EmptyState drawing="lost" title={t('editor.gone')} />)}
    </QueryBoundary>
  );
}

const usualDays = 30;

function Editor({ showroom }: { showroom?: Showroom }) {
  const t = useTexts('showrooms');
  const navigate = useNavigate();
  const [title, setTitle] = useState(showroom?.title ?? '');
  const [greeting, setGreeting] = useState(showroom?.greeting ?? '');
  const [targetEmail, setTargetEmail] = useState(showroom?.targetEmail ?? '');
  const [notRequired, setNotRequired] = useState(showroom?.notRequired ?? false);
  const [overlay, setOverlay] = useState(showroom?.overlay ?? true);
  const [days, setDays] = useState<number | string>(showroom ? '' : usualDays);
  const [protect, setProtect] = useState(showroom?.hasPassword ?? false);
  const [password, setPassword] = useState('');
  const [mail, setMail] = useState(false);
  const [picked, setPicked] = useState<Picked[]>(
    () => showroom?.people.map(({ candidate_id, answers, documents, contact }) => ({ candidate_id, answers, documents, contact })) ?? [],
  );
  const [tried, setTried] = useState(false);
  const save = useAct(showrooms.save, {
    onDone: () => {
      notices.done(t(showroom ? 'editor.changed' : 'editor.made'));
      void navigate({ to: '/showrooms' });
    },
  });
  const titleWrong = title.trim() === '';
  const passwordWrong = protect && password.length < shortestShowroomPassword && !(showroom?.hasPassword && password === '');
  const submit = () => {
    setTried(true);
    if (titleWrong || passwordWrong) return;
    save.mutate({
      ...(showroom ? { id: showroom.id } : {}),
      title,
      greeting,
      targetEmail,
      notRequired,
      overlay,
      candidates: picked,
      ...(typeof days === 'number' ? { days } : {}),
      ...(protect ? (password ? { password } : {}) : { password: null }),
      ...(mail && targetEmail ? { mail } : {}),
    });
  };
  return (
    <Page title={t(showroom ? 'editor.edit' : 'editor.make')} lead={t('editor.lead')} width="text">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={24}>
          <Section title={t('editor.welcome')}>
            <Stack gap={16}>
              <TextInput
                label={t('editor.title')}
                description={t('editor.titleHint')}
                maxLength={120}
                value={title}
                error={tried && titleWrong && t('common:validation.required')}
                onChange={(event) => setTitle(event.currentTarget.value)}
              />
              <Textarea
                label={t('editor.greeting')}
                autosize
                minRows={3}
                maxRows={10}
                maxLength={2000}
                value={greeting}
                onChange={(event) => setGreeting(event.currentTarget.value)}
              />
            </Stack>
          </Section>
          <Section title={t('editor.candidates')} text={t('editor.candidatesText')}>
            <Candidates picked={picked} onChange={setPicked} />
          </Section>
          <Section title={t('editor.viewer')}>
            <Stack gap={16}>
              <TextInput
                type="email"
                label={t('editor.email')}
                description={t('editor.emailHint')}
                value={targetEmail}
                onChange={(event) => setTargetEmail(event.currentTarget.value.trim())}
              />
              <Switch
                label={t('editor.notRequired')}
                description={t('editor.notRequiredHint')}
                checked={notRequired}
                onChange={(event) => setNotRequired(event.currentTarget.checked)}
              />
              <Switch
                label={t('editor.overlay')}
                description={t('editor.overlayHint')}
                checked={overlay}
                onChange={(event) => setOverlay(event.currentTarget.checked)}
              />
              <Switch label={t('editor.protect')} checked={protect} onChange={(event) => setProtect(event.currentTarget.checked)} />
              {protect && (
                <SharedPassword
                  value={password}
                  kept={showroom?.hasPassword ?? false}
                  wrong={tried && passwordWrong}
                  onChange={setPassword}
                />
              )}
              <NumberInput
                label={t('editor.days')}
                description={showroom ? t('editor.daysKeep', { day: longDate(showroom.expiresAt) }) : t('editor.daysHint')}
                min={1}
                max={longestShowroomDays}
                allowDecimal={false}
                clampBehavior="strict"
                maw={240}
                value={days}
                onChange={setDays}
              />
              {targetEmail && (
                <Switch
                  label={t('editor.mail', { email: targetEmail })}
                  checked={mail}
                  onChange={(event) => setMail(event.currentTarget.checked)}
                />
              )}
            </Stack>
          </Section>
          {picked.length > 0 && (
            <Alert variant="light" color="brand">
              {t('editor.asks')}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button color="info" onClick={() => void navigate({ to: '/showrooms' })}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t(showroom ? 'common:save' : 'editor.create')}
            </Button>
          </Group>
          {tried && (titleWrong || passwordWrong) && (
            <Text role="alert" c="var(--mantine-color-error)" ta="right">
              {t('common:failed.inForm')}
            </Text>
          )}
        </Stack>
      </form>
    </Page>
  );
}
