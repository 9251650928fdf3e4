import { Badge, Button, Group, Stack } from '@mantine/core';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import type { Department } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Person } from '../../../ui/Person.tsx';
import { nameOf, RoleDialog, type Teammate } from './RoleDialog.tsx';

const dialogs = {
  owner: { title: 'team.makeOwner', confirm: 'team.makeOwner', text: 'team.makeOwnerText' },
  remove: { title: 'team.remove', confirm: 'common:remove', text: 'team.removeText' },
  reset: { title: 'require.reset', confirm: 'require.reset', text: 'require.resetText' },
} as const;

/** Everybody of the company with their roles; its owner changes those, hands the company over and removes people. */
export function Teammates() {
  const t = useTexts('accounts');
  const info = useAsk(team.info, {});
  const [asked, setAsked] = useState<{ what: 'remove' | 'owner' | 'reset'; who: Teammate } | null>(null);
  const [placing, setPlacing] = useState<Teammate | null>(null);
  const isOwner = info.data?.role === 'owner';
  const close = () => setAsked(null);
  const done = () => {
    close();
    notices.done(t('common:saved'));
  };
  const remove = useAct(team.remove, { onDone: done });
  const makeOwner = useAct(team.makeOwner, { onDone: done });
  const reset = useActByPassword(secondStep.resetTeammate, { onDone: done });
  const stepOf = ({ secondStep: step }: Teammate) => {
    if (!step) return null;
    const names = [step.passkeys > 0 && t('passkeys.one'), step.app && t('app.title')].filter(Boolean);
    return names.length > 0 ? names.join(', ') : t('require.none');
  };
  const run = () => {
    if (!asked) return;
    const { id } = asked.who;
    if (asked.what === 'remove') remove.mutate({ id });
    else if (asked.what === 'reset') {
      // the password may be asked for, in a dialog of its own
      close();
      reset.mutate({ id });
    } else makeOwner.mutate({ id });
  };
  return (
    <QueryBoundary of={useAsk(team.list, {})}>
      {({ items }) => (
        <Stack gap={16}>
          {items.map((one) => (
            <Stack key={one.id} gap={4}>
              <Group justify="space-between" gap={8}>
                <Person
                  name={nameOf(one)}
                  detail={[
                    one.email,
                    one.department && t(`common:lists.department.${one.department as Department}`),
                    stepOf(one),
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
                </Group>
              </Group>
              <Group gap={8} justify="flex-end">
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
                    {(one.secondStep?.app || Boolean(one.secondStep?.passkeys)) && (
                      <Button
                        variant="subtle"
                        size="compact-md"
                        onClick={() => setAsked({ what: 'reset', who: one })}
                        aria-label={t('require.resetOf', { person: nameOf(one) })}
                      >
                        {t('require.reset')}
                      </Button>
                    )}
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
                      color="red.9"
                      onClick={() => setAsked({ what: 'remove', who: one })}
                      aria-label={t('team.removePerson', { person: nameOf(one) })}
                    >
                      {t('common:remove')}
                    </Button>
                  </>
                )}
              </Group>
            </Stack>
          ))}
          {placing && <RoleDialog who={placing} mayChangeRole={isOwner} onClose={() => setPlacing(null)} />}
          <ConfirmDialog
            opened={asked !== null}
            danger={asked?.what !== 'owner'}
            busy={remove.isPending || makeOwner.isPending}
            title={t(asked ? dialogs[asked.what].title : 'team.remove')}
            confirm={t(asked ? dialogs[asked.what].confirm : 'common:remove')}
            cancel={t('common:cancel')}
            close={t('common:close')}
            onConfirm={run}
            onClose={close}
          >
            {asked && t(dialogs[asked.what].text, { person: nameOf(asked.who) })}
          </ConfirmDialog>
          {reset.dialog}
        </Stack>
      )}
    </QueryBoundary>
  );
}
