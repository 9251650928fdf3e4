import { Alert, Badge, Box, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconAlertCircle, IconBroadcast, IconBroadcastOff, IconCheck, IconCloudUpload, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { business, businessFiles } from '@vitrine/contract/companies/business.ts';
import { type BusinessProfile, maxAboutCharacters } from '@vitrine/contract/companies/profile.ts';
import { useState } from 'react';
import { PictureField } from '../../parts/PictureField.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { problemText } from '../../platform/calls/problems.ts';
import { useFreshAsk } from '../../platform/calls/use-ask.ts';
import { useUpload } from '../../platform/calls/use-upload.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { JumpMenu, jumpTarget } from '../../ui/jump/JumpMenu.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Benefits } from './editor/Benefits.tsx';
import classes from './editor/Editor.module.css';
import { Gallery, InsideMedia, Kpis, Socials } from './editor/Lists.tsx';
import { Team } from './editor/Team.tsx';
import { type Editor, isAddress, useProfileEditor } from './editor/use-profile-editor.ts';
import { ProfileView } from './profile/ProfileView.tsx';

/** The sections of the form, in the order in which visitors meet what stands in them, and last what they do not see. */
const fieldsOf = {
  first: (editor: Editor) => <FirstImpression editor={editor} />,
  team: (editor: Editor) => <Team editor={editor} />,
  inside: (editor: Editor) => <InsideMedia editor={editor} />,
  gallery: (editor: Editor) => <Gallery editor={editor} />,
  top: (editor: Editor) => <Benefits editor={editor} kind="top" />,
  standard: (editor: Editor) => <Benefits editor={editor} kind="standard" />,
  kpis: (editor: Editor) => <Kpis editor={editor} />,
  socials: (editor: Editor) => <Socials editor={editor} />,
  contact: (editor: Editor) => <Contact editor={editor} />,
};
type EditorPart = keyof typeof fieldsOf;
/** What needs no word beside its title. */
const plain = { first: true, standard: true };
type Hinted = Exclude<EditorPart, keyof typeof plain>;
const parts = Object.keys(fieldsOf) as EditorPart[];
const idOf = (part: EditorPart) => `profile-${part}`;

/** The own profile: the form, and beside it what visitors will see. */
export function EditorPage() {
  const t = useTexts('companies');
  useDocumentTitle(`${t('editor.title')} · Vitrine`);
  return <QueryBoundary of={useFreshAsk(business.all, {})}>{(profile) => <Editing loaded={profile} />}</QueryBoundary>;
}

function Editing({ loaded }: { loaded: BusinessProfile }) {
  const t = useTexts('companies');
  const editor = useProfileEditor(loaded);
  const { draft } = editor;
  return (
    <Page title={t('editor.title')} lead={t('editor.lead')} actions={<Actions editor={editor} />}>
      <SaveProblem editor={editor} />
      <div className={classes.editor}>
        <Stack gap={24} miw={0}>
          <JumpMenu label={t('profile.menu')} parts={parts.map((part) => ({ id: idOf(part), title: t(`editor.${part}`) }))} />
          {parts.map((part) => (
            <div key={part} id={idOf(part)} className={jumpTarget}>
              <Section title={t(`editor.${part}`)} {...(part in plain ? {} : { text: t(`editor.${part as Hinted}Hint`) })}>
                {fieldsOf[part](editor)}
              </Section>
            </div>
          ))}
        </Stack>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section className={classes.preview} aria-label={t('editor.preview')} tabIndex={0}>
          <Text className={classes.previewTitle} size="sm" c="dimmed">
            {t('editor.preview')}
          </Text>
          <div inert>
            <ProfileView profile={{ ...draft, kpis: draft.kpis.filter((one) => one.figure && one.label) }} layout="public" preview />
          </div>
        </section>
      </div>
    </Page>
  );
}

function Contact({ editor: { draft, change } }: { editor: Editor }) {
  const t = useTexts('companies');
  return (
    <TextInput
      type="email"
      label={t('editor.contactEmail')}
      value={draft.contactEmail ?? ''}
      error={isAddress(draft.contactEmail ?? '') ? undefined : t('common:validation.email')}
      onChange={(event) => change({ contactEmail: event.currentTarget.value })}
    />
  );
}

function FirstImpression({ editor: { draft, change } }: { editor: Editor }) {
  const t = useTexts('companies');
  const upload = useUpload(businessFiles.picture, { onDone: ({ url }) => change({ banner: url }) });
  return (
    <Stack>
      <TextInput
        label={t('editor.slogan')}
        description={t('editor.sloganHint')}
        maxLength={140}
        value={draft.slogan}
        onChange={(event) => change({ slogan: event.currentTarget.value })}
      />
      <Textarea
        id="profile-about"
        label={t('editor.about')}
        description={t('editor.aboutHint')}
        autosize
        minRows={5}
        maxRows={16}
        maxLength={maxAboutCharacters}
        value={draft.aboutUs}
        error={draft.published && !draft.aboutUs.trim() ? t('common:validation.required') : undefined}
        onChange={(event) => change({ aboutUs: event.currentTarget.value })}
      />
      <Box role="group" aria-label={t('editor.banner')}>
        <Text fw={700} size="sm" mb={4}>
          {t('editor.banner')}
        </Text>
        <PictureField
          shown={
            draft.banner ? (
              <img src={draft.banner} alt={t('editor.bannerAlt')} className={classes.banner} />
            ) : (
              <div className={classes.banner} aria-hidden="true" />
            )
          }
          choose={t('editor.bannerChoose')}
          aspect={16 / 5}
          longest={1920}
          percent={upload.percent}
          onPicture={(file) => upload.start({ shape: 'banner', file })}
          onCancel={upload.cancel}
          onRemove={draft.banner ? () => change({ banner: null }) : undefined}
        />
      </Box>
    </Stack>
  );
}

function Actions({ editor: { draft, saving, save } }: { editor: Editor }) {
  const t = useTexts('companies');
  const [busy, setBusy] = useState(false);
  async function publish(published: boolean) {
    if (published && !draft.aboutUs.trim()) {
      notices.info(t('common:refusals.profile-incomplete'));
      document.getElementById('profile-about')?.focus();
      return;
    }
    setBusy(true);
    const done = await save({ published });
    setBusy(false);
    if (done) notices.done(t(published ? 'editor.publishDone' : 'editor.takenBack'));
  }
  const Icon = saving.state === 'failed' ? IconAlertCircle : saving.state === 'saved' ? IconCheck : IconCloudUpload;
  return (
    <>
      <Group gap={6} c={saving.state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
        <Icon size={18} stroke={1.5} aria-hidden="true" />
        <Text size="sm">{t(`save.${saving.state === 'failed' ? 'failed' : saving.state === 'saved' ? 'saved' : 'saving'}`)}</Text>
      </Group>
      <Badge variant="light" color={draft.published ? 'brand' : 'gray'} size="lg">
        {t(draft.published ? 'editor.published' : 'editor.draft')}
      </Badge>
      <Button
        variant="default"
        leftSection={<IconExternalLink size={18} stroke={1.5} />}
        renderRoot={(props) => <Link {...props} to="/business-profile/$companyId" params={{ companyId: draft.companyId }} />}
      >
        {t('editor.open')}
      </Button>
      {draft.published ? (
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconBroadcastOff size={18} stroke={1.5} />}
          onClick={() => void publish(false)}
        >
          {t('editor.takeBack')}
        </Button>
      ) : (
        <Button loading={busy} leftSection={<IconBroadcast size={18} stroke={1.5} />} onClick={() => void publish(true)}>
          {t('editor.publish')}
        </Button>
      )}
    </>
  );
}

/** Why the last save did not work, that nothing is lost, and what to do. */
function SaveProblem({ editor: { saving, save } }: { editor: Editor }) {
  const t = useTexts('companies');
  if (saving.state !== 'failed') return null;
  const elsewhere = saving.error instanceof CallFailed && saving.error.problem.code === 'changed-elsewhere';
  return (
    <Alert role="alert" color="red" icon={<IconAlertCircle stroke={1.5} />} title={problemText(saving.error)}>
      <Text size="sm">{t(elsewhere ? 'save.elsewhere' : 'save.kept')}</Text>
      <Group gap={8} mt={12}>
        {elsewhere ? (
          <>
            <Button size="xs" variant="default" onClick={() => window.location.reload()}>
              {t('save.theirs')}
            </Button>
            <Button size="xs" color="red.9" onClick={() => void save({}, true)}>
              {t('save.mine')}
            </Button>
          </>
        ) : (
          <Button size="xs" variant="default" onClick={() => void save()}>
            {t('save.again')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
