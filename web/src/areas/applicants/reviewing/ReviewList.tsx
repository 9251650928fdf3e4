import { Anchor, Card, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { useEffect, useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { ListPages } from '../../../parts/ListPages.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { date, relative } from '../../../platform/format.ts';
import { storeUserInfo } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PersonAvatar } from '../../../ui/Person.tsx';

const perPage = 20;

/** Everybody a guest reviewer is asked to judge. */
export function ReviewList({ own }: { own: Reply<typeof entering.own> }) {
  const t = useTexts('applicants');
  const [page, setPage] = useState(1);
  const { name } = own;
  // the head of the page shows whose session this is
  useEffect(() => storeUserInfo({ firstName: name, lastName: '', profilePic: null, guest: true, role: null }), [name]);
  const list = useAsk(applicants.byBooking, { bookingId: own.bookingId, page, count: perPage }, { keepPrevious: true });
  return (
    <Page title={own.title} lead={t('guest.listLead', { company: own.companyName, date: date(own.expiresAt) })}>
      <QueryBoundary of={list}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState drawing="letters" title={t('guest.nobody')} text={t('guest.nobodyText')} />
          ) : (
            <>
              <Card padding={0} component="ul" m={0} style={{ listStyle: 'none' }}>
                {items.map((one) => (
                  <Row key={one.id} one={one} />
                ))}
              </Card>
              <ListPages page={page} total={total} perPage={perPage} onPage={setPage} mt={24} />
            </>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function Row({ one }: { one: ListedApplicant }) {
  const t = useTexts('applicants');
  const name = useNameOf()(one);
  return (
    <Group component="li" gap={12} p={16} style={{ borderBottom: '1px solid var(--v-line)' }}>
      <PersonAvatar name={one.blind ? one.alias : name} picture={one.cProfilePic} />
      <Anchor
        renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: one.id }} />}
        fw={700}
        c="inherit"
        style={{ flex: 1, overflowWrap: 'anywhere' }}
      >
        {name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {t('list.sent', { when: relative(one.sentAt ?? one.appliedAt) })}
      </Text>
    </Group>
  );
}
