import { Button, Group, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton.tsx';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Something to be entered elsewhere, with a button that copies it. */
export function ToCopy({ label, description, value, focused }: { label: string; description?: string; value: string; focused?: boolean }) {
  const { t } = useTranslation();
  return (
    <Group gap={8} align="flex-end">
      <TextInput
        readOnly
        data-autofocus={focused}
        flex="1 1 240px"
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
            aria-label={copied ? t('shownOnce.copied') : `${t('shownOnce.copy')} (${label})`}
            onClick={copy}
            leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
          >
            {t(copied ? 'shownOnce.copied' : 'shownOnce.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
