import { Button, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { team as teamCalls } from '@vitrine/contract/accounts/team.ts';
import { businessFiles } from '@vitrine/contract/companies/business.ts';
import { type BusinessProfile, maxTeam } from '@vitrine/contract/companies/profile.ts';
import { PictureField } from '../../../parts/PictureField.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { newId } from '../../../platform/new-id.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { PersonAvatar } from '../../../ui/Person.tsx';
import { Rows } from './Rows.tsx';
import type { Editor } from './use-profile-editor.ts';

type Member = BusinessProfile['team'][number];
const nobody = (): Member => ({
  id: newId(),
  name: '',
  role: '',
  picture: null,
  accountId: null,
  pictureUrl: null,
  recruits: false,
});

export function Team({ editor: { draft, change } }: { editor: Editor }) {
  const t = useTexts('companies');
  return (
    <Stack gap={12}>
      <Rows tall items={draft.team} keyOf={(one) => one.id} nameOf={(one) => one.name} onChange={(team) => change({ team })}>
        {(one) => (
          <OneMember
            member={one}
            onChange={(part) =>
              change(({ team }) => ({ team: team.map((other) => (other.id === one.id ? { ...other, ...part } : other)) }))
            }
          />
        )}
      </Rows>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.5} />}
          disabled={draft.team.length >= maxTeam}
          onClick={() => change(({ team }) => ({ team: [...team, nobody()] }))}
        >
          {t('editor.teamAdd')}
        </Button>
      </div>
    </Stack>
  );
}

function OneMember({ member, onChange }: { member: Member; onChange: (part: Partial<Member>) => void }) {
  const t = useTexts('companies');
  const { data } = useAsk(teamCalls.list, {});
  const recruiters = data?.items ?? [];
  const upload = useUpload(businessFiles.picture, { onDone: ({ name, url }) => onChange({ picture: name, pictureUrl: url }) });
  const link = (accountId: string | null) => {
    const account = recruiters.find((one) => one.id === accountId);
    onChange({
      accountId,
      recruits: accountId !== null,
      ...(account && !member.name ? { name: `${account.firstName} ${account.lastName}` } : {}),
      ...(member.picture ? {} : { pictureUrl: account?.profilePic ?? null }),
    });
  };
  return (
    <Stack gap={12}>
      <PictureField
        shown={<PersonAvatar name={member.name || '?'} picture={member.pictureUrl} size={64} />}
        choose={t('editor.pictureChoose')}
        aspect={1}
        round
        percent={upload.percent}
        onPicture={(file) => upload.start({ shape: 'square', file })}
        onCancel={upload.cancel}
        onRemove={member.picture ? () => onChange({ picture: null, pictureUrl: null }) : undefined}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={8}>
        <TextInput
          required
          maxLength={80}
          label={t('editor.name')}
          value={member.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextInput
          maxLength={80}
          label={t('editor.role')}
          value={member.role}
          onChange={(event) => onChange({ role: event.currentTarget.value })}
        />
      </SimpleGrid>
      <Select
        label={t('editor.account')}
        data={[
          { value: '', label: t('editor.accountNone') },
          ...recruiters.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` })),
        ]}
        allowDeselect={false}
        value={member.accountId ?? ''}
        onChange={(value) => link(value || null)}
      />
    </Stack>
  );
}
