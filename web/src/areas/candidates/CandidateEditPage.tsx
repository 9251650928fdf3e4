import { Alert, Anchor, Button, Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { profile as calls } from '@vitrine/contract/candidates/profile.ts';
import type { ShownProfile } from '@vitrine/contract/candidates/shapes.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { PictureField } from '../../parts/PictureField.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { refusalText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { useUpload } from '../../platform/calls/use-upload.ts';
import { language as ownLanguage } from '../../platform/i18n.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PersonAvatar } from '../../ui/Person.tsx';
import { Section } from '../../ui/Section.tsx';
import { changesOf, fieldsOf } from './profile/fields.ts';
import { PersonFields } from './profile/PersonFields.tsx';

const route = getRouteApi('/candidate-edit/$id');

/** A recruiter adds a person, or changes the profile of one whom the company added. */
export function CandidateEditPage() {
  const { id } = route.useParams();
  return id === 'new' ? <AddPage /> : <ChangePage key={id} id={id} />;
}

const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

function AddPage() {
  const t = useTexts('candidates');
  const navigate = useNavigate();
  const form = useFormOf(calls.create.body, { firstName: '', lastName: '', email: '', language: ownLanguage() as Language, message: '' });
  const act = useAct(calls.create, {
    form,
    handles: ['address-known', 'person-objected'],
    onDone: ({ candidate_id }) => {
      notices.done(t('add.done'));
      void navigate({ to: '/candidate-edit/$id', params: { id: candidate_id } });
    },
  });
  const refused = act.error instanceof CallFailed ? act.error.problem.code : undefined;
  return (
    <Page title={t('add.title')} lead={t('add.lead')} width="text">
      <form noValidate onSubmit={form.onSubmit((person) => act.mutate(person))}>
        <Stack gap={24}>
          {(refused === 'address-known' || refused === 'person-objected') && (
            <Alert role="alert" color="info" title={refusalText(refused)}>
              {refused === 'address-known' && (
                <Anchor
                  c="inherit"
                  underline="always"
                  renderRoot={(props) => <Link {...props} to="/candidate-management" search={{ view: 'invitations' }} />}
                >
                  {t('add.invite')}
                </Anchor>
              )}
            </Alert>
          )}
          <Section title={t('add.who')}>
            <Stack>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput label={t('field.firstName')} required {...form.getInputProps('firstName')} />
                <TextInput label={t('field.lastName')} required {...form.getInputProps('lastName')} />
                <TextInput label={t('add.email')} type="email" required {...form.getInputProps('email')} />
                <Select
                  label={t('add.language')}
                  allowDeselect={false}
                  data={languages.map((value) => ({ value, label: languageNames[value] }))}
                  {...form.getInputProps('language')}
                />
              </SimpleGrid>
              <Textarea
                label={t('add.message')}
                description={t('add.messageText')}
                autosize
                minRows={3}
                maxLength={1000}
                {...form.getInputProps('message')}
              />
            </Stack>
          </Section>
          <Alert color="info">{t('add.told')}</Alert>
          <Group>
            <Button type="submit" loading={act.isPending}>
              {t('add.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}

function ChangePage({ id }: { id: string }) {
  const t = useTexts('candidates');
  const details = useAsk(profileViewing.details, { candidate_id: id });
  return (
    <Page title={t('change.title')} lead={t('change.lead')} width="text">
      <QueryBoundary of={details}>
        {(found) =>
          found.addedByUs ? (
            <ChangeForm id={id} profile={found} />
          ) : (
            <EmptyState
              drawing="people"
              title={t('change.taken')}
              text={t('change.takenText')}
              action={
                <Button renderRoot={(props) => <Link {...props} to="/candidate-dossier" search={{ candidate_id: id }} />}>
                  {t('change.see')}
                </Button>
              }
            />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function ChangeForm({ id, profile }: { id: string; profile: ShownProfile }) {
  const t = useTexts('candidates');
  const [fields, setFields] = useState(() => fieldsOf(profile));
  const upload = useUpload(calls.updateAdded);
  const act = useAct(calls.updateAdded, { onDone: () => notices.done(t('common:saved')) });
  const changes = changesOf(fields, fieldsOf(profile));
  return (
    <Stack gap={24}>
      <Section title={t('picture.title')}>
        <PictureField
          shown={<PersonAvatar name={`${profile.firstName} ${profile.lastName}`} picture={profile.cProfilePic} size={96} />}
          choose={t('picture.choose')}
          aspect={1}
          round
          longest={512}
          percent={upload.percent}
          onPicture={(file) => upload.start({ candidate_id: id, file })}
          onCancel={upload.cancel}
        />
      </Section>
      <PersonFields own={false} fields={fields} onChange={(part) => setFields((now) => ({ ...now, ...part }))} />
      <Group>
        <Button
          loading={act.isPending}
          disabled={Object.keys(changes).length === 0}
          onClick={() => act.mutate({ candidate_id: id, ...changes })}
        >
          {t('common:save')}
        </Button>
        <Anchor renderRoot={(props) => <Link {...props} to="/candidate-dossier" search={{ candidate_id: id }} />}>{t('change.see')}</Anchor>
      </Group>
    </Stack>
  );
}
