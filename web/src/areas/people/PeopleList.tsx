import { Anchor, Badge, Button, Card, Chip, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { people } from '@vitrine/contract/people/people.ts';
import { useNameOf } from '../../parts/applicant/names.ts';
import classes from '../../parts/applicant/Row.module.css';
import { useManagement } from '../../parts/applicant/use-management.ts';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date, relative } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PersonAvatar } from '../../ui/Person.tsx';
import { Sideways } from '../../ui/Sideways.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

const pageSize = 20;
type Person = Reply<typeof people.both>['items'][number];

/** Everybody the company has to do with, one row each: added, invited, applied. */
export function PeopleList({ onInvite }: { onInvite: () => void }) {
  const t = useTexts('people');
  const { search, go, corporate } = useManagement();
  const { q, page = 1 } = search;
  const wanted = { page, count: pageSize, ...(q ? { textSearch: q } : {}), ...(corporate ? { corporate } : {}) };
  const own = search.group === 'own';
  const both = useAsk(people.both, wanted, { keepPrevious: true, enabled: !own });
  const byCompany = useAsk(people.byCompany, wanted, { keepPrevious: true, enabled: own });
  return (
    <Stack gap={8}>
      <Sideways>
        <Group gap={8} role="group" aria-label={t('which')}>
          <Chip size="sm" variant="outline" checked={!own} onChange={() => go({ ...search, group: undefined, page: undefined }, true)}>
            {t('both')}
          </Chip>
          <Chip size="sm" variant="outline" checked={own} onChange={() => go({ ...search, group: 'own', page: undefined }, true)}>
            {t('own')}
          </Chip>
        </Group>
      </Sideways>
      <QueryBoundary of={own ? byCompany : both}>
        {({ items, total, totalIsEstimate }) =>
          items.length === 0 ? (
            <EmptyState
              drawing="letters"
              title={q ? t('common:noMatch') : t('empty')}
              {...(q ? {} : { text: t('emptyText') })}
              action={<Button onClick={onInvite}>{t('common:inviteCandidates')}</Button>}
            />
          ) : (
            <Stack gap={16}>
              <Text size="sm" c="dimmed" aria-live="polite" ta="right">
                {t(totalIsEstimate ? 'about' : 'total', { count: total })}
              </Text>
              <Card padding={0} component="ul" m={0} style={{ listStyle: 'none' }}>
                {items.map((one) => (
                  <Row key={one.key} person={one} />
                ))}
              </Card>
              <ListPages page={page} total={total} perPage={pageSize} onPage={(next) => go({ ...search, page: next })} />
            </Stack>
          )
        }
      </QueryBoundary>
    </Stack>
  );
}

function Row({ person: one }: { person: Person }) {
  const t = useTexts('people');
  const name = useNameOf()(one) || one.email;
  const { q, group, page } = useManagement().search;
  const list = { view: 'people', q, group, page } as const;
  const [first] = one.applications;
  const open = one.invitations.filter((invitation) => !invitation.cancelled);
  return (
    <li className={classes.row}>
      <PersonAvatar name={one.blind ? one.alias : name} picture={one.cProfilePic} />
      <div className={classes.who}>
        {first ? (
          <Anchor
            renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: first.id }} search={list} />}
            c="inherit"
            fw={700}
          >
            {name}
          </Anchor>
        ) : (
          <AddedName person={one} name={name} />
        )}
        <Group gap="0 12px">
          {name !== one.email && (
            <Text size="sm" c="dimmed" truncate>
              {one.email}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {t('last', { when: relative(one.lastAt) })}
          </Text>
        </Group>
      </div>
      <Group gap={8} className={classes.facts} data-plain>
        {one.addedAt && (
          <Connection title={date(one.addedAt)} tone="info">
            {t('added')}
          </Connection>
        )}
        {open.length > 0 && (
          <Connection title={open.map(({ title }) => title).join(', ')} tone="brand">
            {open.length === 1 ? t('invitedTo', { title: open[0]?.title }) : t('invited', { count: open.length })}
          </Connection>
        )}
        {one.applications.slice(0, 2).map((application) => (
          <Anchor
            key={application.id}
            size="sm"
            renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: application.id }} search={list} />}
            aria-label={t('toApplication', { name, title: application.title })}
          >
            <Group gap={6} wrap="nowrap" component="span">
              <Text span size="sm" truncate maw={180}>
                {application.title}
              </Text>
              <StatusBadge status={application.status}>{t(`common:status.${application.status}`)}</StatusBadge>
            </Group>
          </Anchor>
        ))}
        {one.applications.length > 2 && (
          <Text size="sm" c="dimmed">
            {t('more', { count: one.applications.length - 2 })}
          </Text>
        )}
      </Group>
    </li>
  );
}

function Connection({ title, tone, children }: { title: string; tone: string; children: string }) {
  return (
    <Badge
      variant="light"
      color={tone}
      title={title}
      maw={260}
      styles={{ label: { textTransform: 'none', color: 'var(--mantine-color-text)' } }}
    >
      {children}
    </Badge>
  );
}

/** Whom the company added itself it may edit. */
function AddedName({ person, name }: { person: Person; name: string }) {
  if (!person.candidate_id) return <Text fw={700}>{name}</Text>;
  const params = { id: person.candidate_id };
  return (
    <Anchor renderRoot={(props) => <Link {...props} to="/candidate-edit/$id" params={params} />} c="inherit" fw={700}>
      {name}
    </Anchor>
  );
}
