import { Anchor, Box, Button, Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { IconMail, IconMailPlus, IconPhone } from '@tabler/icons-react';
import { type FoundCandidate, recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { type ReactNode, useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { locale } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PersonAvatar } from '../../ui/Person.tsx';
import { Facts, Skills } from './CandidateCard.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { InviteFoundDialog } from './InviteFoundDialog.tsx';
import { shortName, useFacetLabels } from './words.ts';

/** A found candidate, opened: what the profile shows to recruiters, and the ways to turn to the person. */
export function CandidateDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts('recruiting-search');
  const found = useAsk(recruitingSearch.one, { id });
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={t('profile')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={found}>{(candidate) => <Opened candidate={candidate} />}</QueryBoundary>
    </Drawer>
  );
}

function Opened({ candidate }: { candidate: FoundCandidate }) {
  const t = useTexts('recruiting-search');
  const label = useFacetLabels();
  const period = usePeriod();
  const [inviting, setInviting] = useState(false);
  const name = shortName(candidate);
  const { candidateEmail, phone, contactedAt } = candidate;
  return (
    <Stack gap={24}>
      <Group gap={16} wrap="nowrap" align="flex-start">
        <PersonAvatar name={name} picture={candidate.picture} size={72} />
        <Box flex={1} miw={0}>
          <Title order={2}>{name}</Title>
          <Text style={{ overflowWrap: 'anywhere' }}>{candidate.profession || t('noProfession')}</Text>
        </Box>
        <FavoriteButton candidate={candidate} />
      </Group>
      <Facts candidate={candidate} />
      {candidateEmail && (
        <Stack gap={8} align="flex-start">
          <Button leftSection={<IconMailPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setInviting(true)}>
            {t('invite.action')}
          </Button>
          {contactedAt && (
            <Text size="sm" c="dimmed">
              {t('contacted', { day: date(contactedAt) })}
            </Text>
          )}
          <Contact icon={IconMail} href={`mailto:${candidateEmail}`}>
            {candidateEmail}
          </Contact>
          {phone && (
            <Contact icon={IconPhone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </Contact>
          )}
        </Stack>
      )}
      {candidate.skills.length > 0 && (
        <Part title={t('facets.skills')}>
          <Skills skills={candidate.skills} />
        </Part>
      )}
      {candidate.about && (
        <Part title={t('about')}>
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{candidate.about}</Text>
        </Part>
      )}
      {candidate.experience.length > 0 && (
        <Part title={t('experience')}>
          {candidate.experience.map((one, index) => (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is the answer's
              key={index}
              title={one.title}
              lines={[period(one), [one.employer, one.place].filter(Boolean).join(', ')]}
              text={one.description}
            />
          ))}
        </Part>
      )}
      {candidate.education.length > 0 && (
        <Part title={t('education')}>
          {candidate.education.map((one, index) => (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is the answer's
              key={index}
              title={one.course || (one.graduation && label('highesteducation', one.graduation)) || t('education')}
              lines={[period(one), one.school, one.course && one.graduation ? label('highesteducation', one.graduation) : '']}
              text={one.description}
            />
          ))}
        </Part>
      )}
      {inviting && <InviteFoundDialog candidate={candidate} onClose={() => setInviting(false)} />}
    </Stack>
  );
}

interface Period {
  fromMonth: number;
  fromYear: number;
  toMonth: number;
  toYear: number;
}

/** Months in words, "until now" for what goes on. */
function usePeriod() {
  const t = useTexts('recruiting-search');
  const format = new Intl.DateTimeFormat(locale(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const month = (year: number, one: number) => format.format(Date.UTC(year, one - 1, 15));
  return ({ fromMonth, fromYear, toMonth, toYear }: Period) =>
    `${month(fromYear, fromMonth)} – ${toYear === -1 ? t('untilNow') : month(toYear, toMonth)}`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Title order={3} size="h4" mb={8}>
        {title}
      </Title>
      <Stack gap={16}>{children}</Stack>
    </Box>
  );
}

function Entry({ title, lines, text }: { title: string; lines: string[]; text: string }) {
  return (
    <Box style={{ overflowWrap: 'anywhere' }}>
      <Text fw={700}>{title}</Text>
      <Text size="sm" c="dimmed">
        {lines.filter(Boolean).join(' · ')}
      </Text>
      {text && (
        <Text size="sm" mt={4} style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Text>
      )}
    </Box>
  );
}

function Contact({ icon: Icon, href, children }: { icon: typeof IconMail; href: string; children: string }) {
  return (
    <Group gap={8} wrap="nowrap" miw={0}>
      <Icon size={18} stroke={1.5} aria-hidden="true" style={{ flex: 'none' }} />
      <Anchor href={href} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Anchor>
    </Group>
  );
}
