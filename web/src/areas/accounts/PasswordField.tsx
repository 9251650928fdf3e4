import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';

/** A password that can be looked at, by keyboard too. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTexts('accounts');
  return (
    <PasswordInput
      required
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }}
      {...props}
    />
  );
}
