import { Badge, Button, Group, Stack } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import type { Department } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Person } from '../../../ui/Person.tsx';
import { nameOf, RoleDialog, type Teammate } from './RoleDialog.tsx';

/** Everybody of the company with their roles; its owner changes those, hands the company over and removes people. */
export function Teammates() {
  const t = useTexts('accounts');
  const info = useAsk(team.info, {});
  const [asked, setAsked] = useState<{ what: 'remove' | 'owner'; who: Teammate } | null>(null);
  const [placing, setPlacing] = useState<Teammate | null>(null);
  const isOwner = info.data?.role === 'owner';
  const close = () => setAsked(null);
  const done = () => {
    close();
    notices.done(t('common:saved'));
  };
  const remove = useAct(team.remove, { onDone: done });
  const makeOwner = useAct(team.makeOwner, { onDone: done });
  const run = () => {
    if (!asked) return;
    const { id } = asked.who;
    if (asked.what === 'remove') remove.mutate({ id });
    else makeOwner.mutate({ id });
  };
  return (
    <QueryBoundary of={useAsk(team.list, {})}>
      {({ items }) => (
        <Stack gap={16}>
          {items.map((one) => (
            <Group key={one.id} justify="space-between">
              <Person
                name={nameOf(one)}
                detail={[
                  one.email,
                  one.department && t(`common:lists.department.${one.department as Department}`),
                  ...one.jobs.map(({ title, bookingId }) => title || bookingId),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                picture={one.profilePic}
              />
              <Group gap={8}>
                <Badge variant="light" color={one.role === 'owner' ? 'brand' : 'gray'}>
                  {t(`roles.${one.role}`)}
                </Badge>
                {one.id === info.data?.id && (
                  <Badge color="gray" variant="light">
                    {t('team.you')}
                  </Badge>
                )}
                {(isOwner ? one.role !== 'owner' : one.role === 'hiring-manager') && (
                  <Button
                    variant="subtle"
                    size="compact-md"
                    onClick={() => setPlacing(one)}
                    aria-label={isOwner ? t('roles.changeOf', { person: nameOf(one) }) : t('roles.jobsOf', { person: nameOf(one) })}
                  >
                    {isOwner ? t('roles.change') : t('roles.jobs')}
                  </Button>
                )}
                {isOwner && one.role !== 'owner' && (
                  <>
                    <Button
                      variant="subtle"
                      size="compact-md"
                      onClick={() => setAsked({ what: 'owner', who: one })}
                      aria-label={t('team.makeOwnerOf', { person: nameOf(one) })}
                    >
                      {t('team.makeOwner')}
                    </Button>
                    <Button
                      variant="subtle"
                      size="compact-md"
                      onClick={() => setAsked({ what: 'remove', who: one })}
                      aria-label={t('team.removePerson', { person: nameOf(one) })}
                    >
                      {t('common:remove')}
                    </Button>
                  </>
                )}
              </Group>
            </Group>
          ))}
          {placing && <RoleDialog who={placing} mayChangeRole={isOwner} onClose={() => setPlacing(null)} />}
          <ConfirmDialog
            opened={asked !== null}
            danger={asked?.what === 'remove'}
            busy={remove.isPending || makeOwner.isPending}
            title={asked?.what === 'owner' ? t('team.makeOwner') : t('team.remove')}
            confirm={asked?.what === 'owner' ? t('team.makeOwner') : t('common:remove')}
            cancel={t('common:cancel')}
            close={t('common:close')}
            onConfirm={run}
            onClose={close}
          >
            {asked && t(asked.what === 'owner' ? 'team.makeOwnerText' : 'team.removeText', { person: nameOf(asked.who) })}
          </ConfirmDialog>
        </Stack>
      )}
    </QueryBoundary>
  );
}
