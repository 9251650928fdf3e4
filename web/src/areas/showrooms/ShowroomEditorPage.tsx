import { Alert, Button, Group, NumberInput, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { longestShowroomDays, type Showroom, showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { WayOut } from '../../parts/frame/WayOut.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFreshAsk } from '../../platform/calls/use-ask.ts';
import { type FormOf, useFormOf } from '../../platform/calls/use-form-of.ts';
import { longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
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
      {({ items: [one] }) =>
        one ? (
          <Editor key={one.id} showroom={one} />
        ) : (
          <EmptyState drawing="lost" order={1} title={t('editor.gone')} action={<WayOut to="/showrooms">{t('list.title')}</WayOut>} />
        )
      }
    </QueryBoundary>
  );
}

const usualDays = 30;
const { title } = showrooms.save.body.shape;
/** In the editor a showroom has a title. */
const rules = showrooms.save.body.extend({ title: title.unwrap().min(1) });

type Draft = {
  title: string;
  greeting: string;
  targetEmail: string;
  notRequired: boolean;
  overlay: boolean;
  /** Nothing leaves the end as it is. */
  days: number | undefined;
  /** Null is none, nothing leaves it as it is. */
  password: string | null | undefined;
  mail: boolean;
  candidates: Picked[];
};

const fresh: Draft = {
  title: '',
  greeting: '',
  targetEmail: '',
  notRequired: false,
  overlay: true,
  days: usualDays,
  password: null,
  mail: false,
  candidates: [],
};

const draftOf = ({ people, hasPassword, ...showroom }: Showroom): Draft => ({
  title: showroom.title,
  greeting: showroom.greeting,
  targetEmail: showroom.targetEmail,
  notRequired: showroom.notRequired,
  overlay: showroom.overlay,
  days: undefined,
  password: hasPassword ? undefined : null,
  mail: false,
  candidates: people.map(({ candidate_id, answers, documents, contact }) => ({ candidate_id, answers, documents, contact })),
});

function Editor({ showroom }: { showroom?: Showroom }) {
  const t = useTexts('showrooms');
  const navigate = useNavigate();
  const form = useFormOf(rules, showroom ? draftOf(showroom) : fresh);
  const { candidates } = form.values;
  const save = useAct(showrooms.save, {
    form,
    onDone: () => {
      notices.done(t(showroom ? 'editor.changed' : 'editor.made'));
      void navigate({ to: '/showrooms' });
    },
  });
  const submit = form.onSubmit((draft) =>
    save.mutate({ ...draft, mail: draft.mail && draft.targetEmail !== '', ...(showroom ? { id: showroom.id } : {}) }),
  );
  return (
    <Page title={t(showroom ? 'editor.edit' : 'editor.make')} lead={t('editor.lead')} width="text">
      <form noValidate onSubmit={submit}>
        <Stack gap={24}>
          <Section title={t('editor.welcome')}>
            <Stack gap={16}>
              <TextInput label={t('editor.title')} description={t('editor.titleHint')} maxLength={120} {...form.getInputProps('title')} />
              <Textarea
                label={t('editor.greeting')}
                autosize
                minRows={3}
                maxRows={10}
                maxLength={2000}
                {...form.getInputProps('greeting')}
              />
            </Stack>
          </Section>
          <Section title={t('editor.candidates')} text={t('editor.candidatesText')}>
            <Candidates picked={candidates} onChange={(next) => form.setFieldValue('candidates', next)} />
          </Section>
          <Section title={t('editor.viewer')}>
            <Viewer form={form} showroom={showroom} />
          </Section>
          {candidates.length > 0 && (
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
          {Object.keys(form.errors).length > 0 && (
            <Text role="alert" c="var(--mantine-color-error)" ta="right">
              {t('common:failed.inForm')}
            </Text>
          )}
        </Stack>
      </form>
    </Page>
  );
}

/** To whom it opens, and until when. */
function Viewer({ form, showroom }: { form: FormOf<Draft>; showroom: Showroom | undefined }) {
  const t = useTexts('showrooms');
  const { targetEmail, password, days } = form.values;
  const untouched = showroom?.hasPassword ? undefined : '';
  return (
    <Stack gap={16}>
      <TextInput
        type="email"
        label={t('editor.email')}
        description={t('editor.emailHint')}
        {...form.getInputProps('targetEmail')}
        onChange={(event) => form.setFieldValue('targetEmail', event.currentTarget.value.trim())}
      />
      <Switch
        label={t('editor.notRequired')}
        description={t('editor.notRequiredHint')}
        {...form.getInputProps('notRequired', { type: 'checkbox' })}
      />
      <Switch label={t('editor.overlay')} description={t('editor.overlayHint')} {...form.getInputProps('overlay', { type: 'checkbox' })} />
      <Switch
        label={t('editor.protect')}
        checked={password !== null}
        onChange={(event) => form.setFieldValue('password', event.currentTarget.checked ? untouched : null)}
      />
      {password !== null && (
        <SharedPassword
          value={password ?? ''}
          kept={showroom?.hasPassword ?? false}
          error={form.errors.password}
          onChange={(typed) => form.setFieldValue('password', typed || untouched)}
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
        value={days ?? ''}
        error={form.errors.days}
        onChange={(next) => form.setFieldValue('days', typeof next === 'number' ? next : undefined)}
      />
      {targetEmail && <Switch label={t('editor.mail', { email: targetEmail })} {...form.getInputProps('mail', { type: 'checkbox' })} />}
    </Stack>
  );
}
