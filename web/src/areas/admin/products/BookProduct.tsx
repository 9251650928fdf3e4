import { Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { type Category, categories } from '@vitrine/contract/admin/categories.ts';
import { products } from '@vitrine/contract/admin/products.ts';
import { type ProductType, productTypes } from '@vitrine/contract/job-codes/shapes.ts';
import { useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import { Failed } from './Failed.tsx';

/** Books a job ad or a job code for a company. */
export function BookProduct({ companyId }: { companyId: string }) {
  const t = useTexts('admin');
  const [opened, setOpened] = useState(false);
  const folders = useAsk(categories.list, { companyId });
  return (
    <Group justify="flex-end">
      <Button onClick={() => setOpened(true)}>{t('products.book')}</Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('products.book')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Booking companyId={companyId} folders={folders.data?.items ?? []} onClose={() => setOpened(false)} />
      </Modal>
    </Group>
  );
}

interface Props {
  companyId: string;
  folders: readonly Category[];
  onClose: () => void;
}

function Booking({ companyId, folders, onClose }: Props) {
  const t = useTexts('admin');
  const form = useFormOf(products.create.body.omit({ companyId: true }), { type: 'jobad' as ProductType, title: '', category: '' });
  const book = useAct(products.create, {
    handles: 'all',
    onDone: (_booked, { type }) => {
      notices.done(t(`products.booked.${type}`));
      onClose();
    },
  });
  const submit = form.onSubmit(({ type, title, category }) =>
    book.mutate({ companyId, type, title, ...(type === 'jobad' ? { category } : {}) }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Text c="dimmed">{t('products.bookText')}</Text>
        <Select
          label={t('products.type')}
          allowDeselect={false}
          data={productTypes.map((value) => ({ value, label: t(`products.types.${value}`) }))}
          {...form.getInputProps('type')}
        />
        <TextInput label={t('products.bookTitle')} maxLength={120} {...form.getInputProps('title')} />
        {form.values.type === 'jobad' && folders.length > 0 && (
          <Select
            label={t('products.category')}
            allowDeselect={false}
            data={[{ value: '', label: t('products.noFolder') }, ...folders.map(({ name }) => ({ value: name, label: name }))]}
            {...form.getInputProps('category')}
          />
        )}
        <Failed error={book.error} />
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={book.isPending}>
            {t('products.book')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
