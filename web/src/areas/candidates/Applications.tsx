import { Anchor, Box, Button, Card, Collapse, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Application } from '@vitrine/contract/applying/applying.ts';
import { useId } from 'react';
import { History } from '../../parts/application/History.tsx';
import { WhatBecame } from '../../parts/application/WhatBecame.tsx';
import { Withdraw } from '../../parts/application/Withdraw.tsx';
import { CompanyLogo } from '../../parts/company/CompanyLogo.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** Every application with where it stands; its history and documents open below it. */
export function Applications({ items }: { items: Application[] }) {
  const t = useTexts('candidates');
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-label={t('applications')}>
      <Title order={2} size="h3" mb={12}>
        {t('applications')}
      </Title>
      <Stack gap={12}>
        {items.map((one) => (
          <ApplicationCard key={one.applicationId} one={one} />
        ))}
      </Stack>
    </Box>
  );
}

function ApplicationCard({ one }: { one: Application }) {
  const t = useTexts('candidates');
  const [open, { toggle }] = useDisclosure();
  const below = useId();
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <Card withBorder component="article">
      <Group justify="space-between" align="flex-start" gap={16}>
        <Group gap={12} wrap="nowrap" align="flex-start" miw={0} flex="1 1 260px">
          <CompanyLogo logo={one.companyLogo} size={44} />
          <Box miw={0}>
            <JobTitle one={one} />
            <Text c="dimmed">{one.companyName}</Text>
          </Box>
        </Group>
        <StatusBadge status={one.status}>{t(`common:application.status.${one.status}`)}</StatusBadge>
      </Group>
      <Text size="sm" mt={12}>
        <WhatBecame one={one} />
      </Text>
      <Group justify="space-between" mt={8}>
        <Button
          variant="subtle"
          px={8}
          ml={-8}
          aria-expanded={open}
          aria-controls={below}
          aria-label={t(open ? 'less' : 'details', { title: one.title })}
          onClick={toggle}
          rightSection={<Chevron size={18} stroke={1.5} aria-hidden="true" />}
        >
          {t(open ? 'hideDetails' : 'showDetails')}
        </Button>
      </Group>
      <Collapse expanded={open} id={below}>
        <Stack gap={16} pt={12}>
          <History history={one.history} />
          <Documents one={one} />
          {!one.withdrawnAt && <Withdraw applicationId={one.applicationId} company={one.companyName} />}
        </Stack>
      </Collapse>
    </Card>
  );
}

function JobTitle({ one: { title, job } }: { one: Application }) {
  if (!job) return <Text fw={700}>{title}</Text>;
  const { bookingId, companyId, hasJobCode } = job;
  const params = { bookingId, companyId, hasJobCode: String(hasJobCode) };
  return (
    <Anchor fw={700} c="inherit" renderRoot={(props) => <Link {...props} to="/job/$bookingId/$companyId/$hasJobCode" params={params} />}>
      {title}
    </Anchor>
  );
}

function Documents({ one: { documents, message } }: { one: Application }) {
  const t = useTexts('candidates');
  return (
    <>
      {message && <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Text>}
      {documents.length > 0 && (
        <div>
          <Text fw={700}>{t('documents')}</Text>
          {documents.map((document) => (
            <div key={document.documentId}>
              <Anchor href={document.url} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
                {document.name}
              </Anchor>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
