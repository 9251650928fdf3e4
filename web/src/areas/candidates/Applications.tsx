import { Anchor, Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Application } from '@vitrine/contract/applying/applying.ts';
import { WhatBecame } from '../../parts/application/WhatBecame.tsx';
import { CompanyLogo } from '../../parts/company/CompanyLogo.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Applications.module.css';

/** Every application with where it stands; each leads to its home. */
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
  const { bookingId, title, companyName, companyLogo, status } = one;
  return (
    <Card withBorder component="article" pos="relative">
      <Group justify="space-between" align="flex-start" gap={16}>
        <Group gap={12} wrap="nowrap" align="flex-start" miw={0} flex="1 1 260px">
          <CompanyLogo logo={companyLogo} size={44} />
          <Box miw={0}>
            <Anchor
              fw={700}
              c="inherit"
              className={classes.whole ?? ''}
              renderRoot={(props) => <Link {...props} to="/application/$bookingId" params={{ bookingId }} />}
            >
              {title}
            </Anchor>
            <Text c="dimmed">{companyName}</Text>
          </Box>
        </Group>
        <StatusBadge status={status}>{t(`common:application.status.${status}`)}</StatusBadge>
      </Group>
      <Text size="sm" mt={12}>
        <WhatBecame one={one} />
      </Text>
    </Card>
  );
}
