import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTexts } from '../../../platform/use-texts.ts';

/** Something to be entered elsewhere, with a button that copies it. */
export function Copied({ label, description, value }: { label: string; description?: string; value: string }) {
  const t = useTexts('accounts');
  return (
    <Group gap={8} align="flex-end">
      <TextInput
        readOnly
        flex="1 1 220px"
        label={label}
        description={description}
        value={value}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            aria-label={t('singleSignOn.copyOf', { what: label })}
            onClick={copy}
            leftSection={copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
          >
            {t(copied ? 'common:shownOnce.copied' : 'common:shownOnce.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
