import { Button, Fieldset, Modal, Stack, TagsInput, Text } from '@mantine/core';
import { maxOccupationWords, type OccupationEntry, occupations } from '@vitrine/contract/job-search/occupations.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { languageNames } from '../../../platform/i18n.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

const nobody = { names: [], everyday: [] };

/** What an occupation is called in the three languages: written, left out of the search, or again as the product knows it. */
export function OccupationDialog({ of, onClose }: { of: OccupationEntry | undefined; onClose: () => void }) {
  const t = useTexts('admin');
  const { en = nobody, de = nobody, fr = nobody } = of ?? {};
  const form = useFormOf(occupations.save.body, { ...(of ? { key: of.key } : {}), en, de, fr });
  const done = (said: 'saved' | 'gone' | 'back') => () => {
    notices.done(t(`occupations.${said}`));
    onClose();
  };
  const save = useAct(occupations.save, { form, onDone: done('saved') });
  const remove = useAct(occupations.remove, { onDone: done('gone') });
  const restore = useAct(occupations.restore, { onDone: done('back') });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={of?.en.names[0] ?? t('occupations.add')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack gap={16}>
          <Text c="dimmed">{t('occupations.text')}</Text>
          {languages.map((language) => (
            <Fieldset key={language} legend={languageNames[language]}>
              <Stack gap={12}>
                {(['names', 'everyday'] as const).map((which) => (
                  <TagsInput
                    key={which}
                    required={which === 'names'}
                    label={t(`occupations.${which}`)}
                    maxTags={maxOccupationWords}
                    splitChars={[',', '\n']}
                    {...form.getInputProps(`${language}.${which}`)}
                  />
                ))}
              </Stack>
            </Fieldset>
          ))}
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            {of?.ours && of.changed && (
              <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate({ key: of.key })}>
                {t('occupations.restore')}
              </Button>
            )}
            {of && !of.removed && (
              <Button variant="outline" color="red.9" loading={remove.isPending} onClick={() => remove.mutate({ key: of.key })}>
                {t('occupations.remove')}
              </Button>
            )}
            <Button type="submit" loading={save.isPending}>
              {t('common:save')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
