import { Anchor, Button, Group, Stack, Textarea } from '@mantine/core';
import { look, maxTermsCharacters, type OwnLook } from '@vitrine/contract/companies/branding.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** The company's own terms and privacy policy. */
export function Terms({ own }: { own: OwnLook }) {
  const t = useTexts('companies');
  const form = useFormOf(look.update.body, { businessTerms: own.businessTerms, privacyTerms: own.privacyTerms });
  const act = useAct(look.update, {
    form,
    onDone: () => {
      form.resetDirty();
      notices.done(t('common:saved'));
    },
  });
  const field = (name: 'businessTerms' | 'privacyTerms') => ({
    label: t(`branding.${name}`),
    autosize: true,
    minRows: 4,
    maxRows: 14,
    maxLength: maxTermsCharacters,
    ...form.getInputProps(name),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
      <Stack>
        <Textarea {...field('businessTerms')} />
        <Textarea {...field('privacyTerms')} />
        <Group justify="flex-end">
          <Button type="submit" loading={act.isPending} disabled={!form.isDirty()}>
            {t('common:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const pages = ['signup', 'new-ci-signup', 'business-terms', 'privacy-terms'] as const;

/** The addresses of the company's own pages. */
export function OwnPages({ slug }: { slug: string }) {
  const t = useTexts('companies');
  return (
    <Stack component="ul" gap={8} m={0} p={0} style={{ listStyle: 'none' }}>
      {pages.map((page) => (
        <li key={page}>
          <Anchor href={`/${slug}/${page}`} target="_blank" rel="noopener" style={{ overflowWrap: 'anywhere' }}>
            {t(`branding.pages.${page}`)}: {`${window.location.origin}/${slug}/${page}`}
          </Anchor>
        </li>
      ))}
    </Stack>
  );
}
