import { Anchor, Button, Card, Collapse, Divider, Stack, Text, Title } from '@mantine/core';
import { IconChevronDown, IconMessages, IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AskedFor, OwnApplication } from '@vitrine/contract/applying/home.ts';
import { type ReactNode, useState } from 'react';
import { AccommodationLink } from '../../../parts/accommodation/AccommodationLink.tsx';
import { useTexts } from '../../../platform/use-texts.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { EraseGuest } from './EraseGuest.tsx';
import classes from './Home.module.css';
import { OtherJobs } from './OtherJobs.tsx';
import { PromisedDay } from './PromisedDay.tsx';
import { type Home, isUnsent } from './stations.ts';
import { TalkDay } from './talk/TalkDay.tsx';
import { Withdraw } from './Withdraw.tsx';
import { AskCompany } from './writing/AskCompany.tsx';
import { useConversation } from './writing/Messages.tsx';

/** What the person can do with an application, the next step first and what cannot be undone last. */
export function Acts({ home, own, arrived }: { home: Home; own: OwnApplication; arrived: boolean }) {
  const t = useTexts('applying');
  const [asking, ask] = useState<AskedFor>();
  const { companyName: company, companyId, bookingId, guest } = home;
  const { applicationId, email } = own;
  const accepted = home.status === 'Accepted' && !home.withdrawnAt;
  // what comes next is agreed with the company: that is the one thing to do
  const main = accepted ? 'filled' : 'default';
  return (
    <Card withBorder component="section" aria-labelledby="acts" className={classes.act ?? ''}>
      <Stack gap={12}>
        <Title order={2} id="acts">
          {t('home.acts')}
        </Title>
        <ToInterview home={home} />
        {accepted && <Text>{t('home.accepted', { company })}</Text>}
        <TalkDay home={home} own={own} onOtherDate={() => ask('other-date')} />
        <WriteToCompany home={home} main={main} onAsk={() => ask('question')} />
        {!arrived && <PromisedDay home={home} />}
        {guest && <BecomeAccount email={email} />}
        <Lesser>
          {home.hasAd && (
            <Anchor
              py={4}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/job/$bookingId/$companyId/$hasJobCode"
                  params={{ bookingId, companyId, hasJobCode: String(home.jobcodeId !== null) }}
                />
              )}
            >
              {t('home.toAd')}
            </Anchor>
          )}
          {!arrived && <OtherJobs home={home} />}
          <Divider />
          {!home.withdrawnAt && home.status !== 'Denied' && <Withdraw applicationId={applicationId} company={company} />}
          {guest ? (
            <EraseGuest company={company} />
          ) : (
            <Anchor py={4} renderRoot={(props) => <Link {...props} to="/candidate-settings/privacy" hash="erase" />}>
              {t('home.eraseAccount')}
            </Anchor>
          )}
        </Lesser>
      </Stack>
      {asking && <AskCompany applicationId={applicationId} company={company} email={email} about={asking} onClose={() => ask(undefined)} />}
    </Card>
  );
}

interface WriteProps {
  home: Home;
  main: 'filled' | 'default';
  onAsk: () => void;
}

/** The one way to write about the application: a message where there is a conversation to go on with, else a letter. */
function WriteToCompany({ home, main, onAsk }: WriteProps) {
  const t = useTexts('applying');
  const { companyName: company, bookingId, guest, withdrawnAt } = home;
  const conversation = useConversation(home);
  const byLetter = guest || withdrawnAt !== null || conversation.error !== null || conversation.data?.writable === false;
  const icon = <IconMessages size={20} stroke={1.5} aria-hidden="true" />;
  if (byLetter)
    return (
      <Button variant={main} leftSection={icon} onClick={onAsk}>
        {t('home.write', { company })}
      </Button>
    );
  return (
    <Button variant={main} leftSection={icon} renderRoot={(props) => <Link {...props} to="/chat" search={{ job: bookingId }} />}>
      {t('home.write', { company })}
    </Button>
  );
}

/** What is done seldom: on a phone it stands behind a button, below what comes next. */
function Lesser({ children }: { children: ReactNode }) {
  const t = useTexts('applying');
  const phone = usePhone();
  const [opened, setOpened] = useState(false);
  const all = <Stack gap={12}>{children}</Stack>;
  if (!phone) return all;
  return (
    <>
      <Button
        variant="subtle"
        aria-expanded={opened}
        rightSection={<IconChevronDown size={18} stroke={1.5} aria-hidden="true" style={opened ? { rotate: '180deg' } : {}} />}
        onClick={() => setOpened(!opened)}
      >
        {t('home.moreActs')}
      </Button>
      <Collapse expanded={opened}>{all}</Collapse>
    </>
  );
}

/** The interview that is to be begun or finished, with what it can grant. */
function ToInterview({ home }: { home: Home }) {
  const t = useTexts('applying');
  const { interview, withdrawnAt, jobcodeId, uniqueId } = home;
  if (withdrawnAt || !jobcodeId || (interview !== 'offered' && interview !== 'to-finish')) return null;
  const address = uniqueId ? `/video-interview/${jobcodeId}/${uniqueId}` : `/video-interview/${jobcodeId}`;
  return (
    <>
      {!isUnsent(home) && <Text>{t('home.interview')}</Text>}
      <Button
        leftSection={<IconVideo size={20} stroke={1.5} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} to={address as never} />}
      >
        {t(interview === 'offered' ? 'home.toInterview' : 'home.continue')}
      </Button>
      <AccommodationLink />
    </>
  );
}

/** An account keeps the profile and every application in one place; the address is filled in. */
function BecomeAccount({ email }: { email: string }) {
  const t = useTexts('applying');
  return (
    <Text>
      {t('home.accountText')}{' '}
      <Anchor
        underline="always"
        renderRoot={(props) => <Link {...props} to="/signup" search={{ mode: 'up', email, next: '/candidate-dashboard' }} />}
      >
        {t('home.account')}
      </Anchor>
    </Text>
  );
}
