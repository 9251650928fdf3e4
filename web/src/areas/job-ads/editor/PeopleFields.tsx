import { ActionIcon, Anchor, Button, Group, MultiSelect, Select, Text, Tooltip } from '@mantine/core';
import { IconLinkOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { team } from '@vitrine/contract/accounts/team.ts';
import { maxRecruitersInCharge } from '@vitrine/contract/job-ads/card.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { AdEditor } from './use-ad-editor.ts';

/** Those in charge: at most three, shown to candidates as the team (R226). */
export function InCharge({ editor }: { editor: AdEditor }) {
  const t = useTexts('job-ads');
  const { ad, take } = editor;
  const people = useAsk(team.list, {});
  const add = useAct(jobAdEditing.addRecruiter, { onDone: take });
  const remove = useAct(jobAdEditing.removeRecruiter, { onDone: take });
  const now = ad.recruiters.map(({ id }) => id);
  const choose = (wanted: string[]) => {
    for (const recruiterId of wanted.filter((id) => !now.includes(id))) add.mutate({ bookingId: ad.bookingId, recruiterId });
    for (const recruiterId of now.filter((id) => !wanted.includes(id))) remove.mutate({ bookingId: ad.bookingId, recruiterId });
  };
  return (
    <MultiSelect
      label={t('fields.recruiters')}
      description={t('fields.recruitersHint')}
      maxValues={maxRecruitersInCharge}
      searchable
      styles={{ inputField: { minWidth: 24, flexBasis: 24 } }}
      disabled={add.isPending || remove.isPending}
      data={(people.data?.items ?? []).map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }))}
      value={people.data ? now : []}
      onChange={choose}
    />
  );
}

/** The job code under the ad: applying then leads into its interview. */
export function AttachedCode({ editor }: { editor: AdEditor }) {
  const t = useTexts('job-ads');
  const navigate = useNavigate();
  const { ad, take, flush } = editor;
  const all = { type: 'jobcode', page: 1, count: 200 } as const;
  const active = useAsk(jobCodeLists.active, all);
  const inactive = useAsk(jobCodeLists.inactive, all);
  const attach = useAct(jobAdEditing.attachJobCode, {
    onDone: (moved) => {
      if (moved.bookingId === ad.bookingId) take(moved);
      else void navigate({ to: '/job-edit', search: { bookingId: moved.bookingId }, replace: true });
    },
  });
  const detach = useAct(jobAdEditing.detachJobCode, { onDone: take });
  const create = useAct(jobCodeEditing.create, {
    onDone: ({ bookingId }) => void navigate({ to: '/job-edit', search: { bookingId, part: 'code' } }),
  });
  const code = ad.jobCode;
  if (code) {
    return (
      <div>
        <Text fw={700} size="sm">
          {t('code.label')}
        </Text>
        <Group gap={8} mt={4} justify="space-between">
          <div>
            <Anchor renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId: ad.bookingId, part: 'code' }} />} fw={700}>
              {code.title || t('untitled')}
            </Anchor>
            <Text size="sm" c="dimmed">
              {t(code.state === 'active' ? 'code.open' : 'code.notOpen', { code: code.id })}
            </Text>
          </div>
          <Group gap={8}>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPencil size={18} stroke={1.5} />}
              renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId: ad.bookingId, part: 'code' }} />}
            >
              {t('code.edit')}
            </Button>
            <Tooltip label={t('code.detach')}>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={t('code.detach')}
                loading={detach.isPending}
                onClick={() => detach.mutate({ bookingId: ad.bookingId })}
              >
                <IconLinkOff size={18} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          </Group>
        </Group>
      </div>
    );
  }
  const choices = [...(active.data?.items ?? []), ...(inactive.data?.items ?? [])];
  return (
    <Group gap={8} align="flex-end">
      <Select
        style={{ flex: '1 1 240px' }}
        label={t('code.label')}
        description={t('code.hint')}
        placeholder={t('code.choose')}
        searchable
        nothingFoundMessage={t('code.none')}
        disabled={attach.isPending}
        data={choices.map(({ id, title, state }) => ({
          value: id,
          label: `${title || t('untitled')} (${state === 'inactive' ? `${id}, ${t('code.draft')}` : id})`,
        }))}
        value={null}
        onChange={(jobCodeId) => jobCodeId && void flush().then(() => attach.mutate({ bookingId: ad.bookingId, jobCodeId }))}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.5} />}
        loading={create.isPending}
        onClick={() => create.mutate({ bookingId: ad.bookingId, title: editor.draft.title })}
      >
        {t('code.new')}
      </Button>
    </Group>
  );
}
