import { Button, FileButton, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload, IconTrash, IconUpload } from '@tabler/icons-react';
import { type FontStyle, fontStyles, look, type OwnLook } from '@vitrine/contract/companies/branding.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** The family of letters, and a font of the company's own. */
export function Letters({ own }: { own: OwnLook }) {
  const t = useTexts('companies');
  const form = useFormOf(look.fetchFont.body, { fontUrl: '' });
  const stored = () => notices.done(t('branding.fontStored'));
  const update = useAct(look.update, { onDone: () => notices.done(t('common:saved')) });
  const fetch = useAct(look.fetchFont, {
    form,
    marks: { 'address-not-public': 'fontUrl', 'font-not-fetched': 'fontUrl', 'broken-font': 'fontUrl', 'too-large': 'fontUrl' },
    onDone: () => {
      form.reset();
      stored();
    },
  });
  const upload = useAct(look.uploadFont, { onDone: stored });
  const remove = useAct(look.removeFont);
  return (
    <Stack>
      <Select
        allowDeselect={false}
        label={t('branding.fontStyle')}
        value={own.fontStyle}
        data={fontStyles.map((value) => ({ value, label: t(`branding.fontStyles.${value}`) }))}
        onChange={(value) => update.mutate({ fontStyle: value as FontStyle })}
      />
      {own.fontUrl && (
        <Group justify="space-between">
          <Text style={{ overflowWrap: 'anywhere' }}>
            {own.fontSource ? t('branding.fontFrom', { source: own.fontSource }) : t('branding.fontOwn')}
          </Text>
          <Button
            variant="subtle"
            leftSection={<IconTrash size={18} stroke={1.5} />}
            loading={remove.isPending}
            onClick={() => remove.mutate({})}
          >
            {t('branding.fontRemove')}
          </Button>
        </Group>
      )}
      <form noValidate onSubmit={form.onSubmit((values) => fetch.mutate(values))}>
        <TextInput
          type="url"
          label={t('branding.fontAddress')}
          description="WOFF2, WOFF, TTF, OTF"
          placeholder="https://"
          {...form.getInputProps('fontUrl')}
        />
        <Group gap={8} mt={8}>
          <Button type="submit" variant="default" leftSection={<IconDownload size={18} stroke={1.5} />} loading={fetch.isPending}>
            {t('branding.fontFetch')}
          </Button>
          <FileButton accept=".woff2,.woff,.ttf,.otf" onChange={(file) => file && upload.mutate({ file })}>
            {(button) => (
              <Button {...button} variant="default" leftSection={<IconUpload size={18} stroke={1.5} />} loading={upload.isPending}>
                {t('branding.fontUpload')}
              </Button>
            )}
          </FileButton>
        </Group>
      </form>
    </Stack>
  );
}
