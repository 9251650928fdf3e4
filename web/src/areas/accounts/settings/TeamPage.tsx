import { Button, Group, Stack, TagsInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { team } from '@vitrine/contract/accounts/team.ts';
import { emailAddress } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { refusalText } from '../../../platform/calls/problems.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { RequireSection } from '../security/RequireSection.tsx';
import { PendingInvitations } from './PendingInvitations.tsx';
import { type Place, RoleFields } from './RoleFields.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { Teammates } from './Teammates.tsx';

/** Who works with the company's jobs and applicants. */
export function TeamPage() {
  const t = useTexts('accounts');
  const isOwner = useAsk(team.info, {}).data?.role === 'owner';
  return (
    <SettingsFrame>
      <Section title={t('team.title')} text={t('team.text')}>
        <Teammates />
      </Section>
      <InviteSection />
      <PendingInvitations />
      {isOwner && <RequireSection />}
      {isOwner && <SingleSignOnSection />}
    </SettingsFrame>
  );
}

/** The way to signing in at a provider of the company's own. */
function SingleSignOnSection() {
  const t = useTexts('accounts');
  return (
    <Section title={t('team.singleSignOn.title')} text={t('team.singleSignOn.text')}>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/recruiter-settings/single-sign-on" />}>
        {t('team.singleSignOn.open')}
      </Button>
    </Section>
  );
}

function InviteSection() {
  const t = useTexts('accounts');
  // what was typed becomes an address when it is sent: on leaving the field the page would move away under the finger
  const [{ chosen, typed }, setWhom] = useState({ chosen: [] as string[], typed: '' });
  const emails = typed.trim() ? [...new Set([...chosen, typed.trim()])] : chosen;
  const [wrong, setWrong] = useState<string[]>([]);
  const [place, setPlace] = useState<Place>({ role: 'recruiter', bookings: [] });
  const act = useAct(team.invite, {
    onDone: ({ invited, refused }) => {
      setWhom({ chosen: refused.map(({ email }) => email), typed: '' });
      setWrong(refused.map(({ email, code }) => t('common:labelled', { label: email, value: refusalText(code) })));
      if (invited.length > 0) notices.done(t('invite.sent', { count: invited.length }));
    },
  });
  const invite = () => {
    const bad = emails.filter((email) => !emailAddress.safeParse(email).success);
    setWrong(bad.map((email) => t('common:labelled', { label: email, value: t('common:validation.email') })));
    if (bad.length === 0 && emails.length > 0) act.mutate({ emails, ...place });
  };
  return (
    <Section title={t('invite.title')} text={t('invite.text')}>
      <Stack>
        <TagsInput
          label={t('invite.label')}
          description={t('invite.hint')}
          value={chosen}
          searchValue={typed}
          onSearchChange={(typed) => setWhom((now) => ({ ...now, typed }))}
          maxTags={20}
          splitChars={[',', ';', ' ', '\n']}
          acceptValueOnBlur={false}
          error={wrong.length > 0 ? wrong.join(' · ') : undefined}
          onChange={(chosen) => {
            setWhom((now) => ({ ...now, chosen }));
            setWrong([]);
          }}
        />
        <RoleFields value={place} onChange={setPlace} />
        <Group justify="flex-end">
          <Button onClick={invite} disabled={emails.length === 0} loading={act.isPending}>
            {t('invite.send')}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
