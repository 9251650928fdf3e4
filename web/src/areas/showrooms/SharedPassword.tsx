import { Button, Group, PasswordInput } from '@mantine/core';
import { shortestShowroomPassword } from '@vitrine/contract/showrooms/showrooms.ts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../platform/use-texts.ts';

/** Letters and figures that nobody mixes up when they are read aloud. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of 79 random bits in four groups. */
function newPassword() {
  const random = crypto.getRandomValues(new Uint32Array(16));
  const all = Array.from(random, (value) => letters[value % letters.length]).join('');
  return all.match(/.{4}/g)?.join('-') ?? all;
}

interface Props {
  value: string;
  /** The showroom has one already: empty keeps it. */
  kept: boolean;
  error: ReactNode;
  onChange: (value: string) => void;
}

/** The password that viewers of a showroom share: typed, or made here. */
export function SharedPassword({ value, kept, error, onChange }: Props) {
  const t = useTexts('showrooms');
  const [shown, setShown] = useState(false);
  return (
    <Group align="flex-end" gap={8}>
      <PasswordInput
        flex="1 1 240px"
        label={t('editor.password')}
        description={t(kept ? 'editor.passwordKeep' : 'editor.passwordHint', { min: shortestShowroomPassword })}
        autoComplete="new-password"
        maxLength={127}
        visible={shown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{ 'aria-label': t('door.show') }}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        variant="default"
        onClick={() => {
          onChange(newPassword());
          setShown(true);
        }}
      >
        {t('editor.passwordMake')}
      </Button>
    </Group>
  );
}
