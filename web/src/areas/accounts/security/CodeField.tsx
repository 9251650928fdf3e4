import { Anchor, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

/** The code of an authenticator app, or one of the recovery codes in its place. */
export function CodeField({ value, error, onChange }: Props) {
  const t = useTexts('accounts');
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <TextInput
        key={String(recovery)}
        data-autofocus
        autoFocus
        required
        label={t(recovery ? 'code.recovery' : 'code.label')}
        description={t(recovery ? 'code.recoveryHint' : 'code.hint')}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        maxLength={40}
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="left"
        onClick={() => {
          onChange('');
          setRecovery(!recovery);
        }}
      >
        {t(recovery ? 'code.byApp' : 'code.byRecovery')}
      </Anchor>
    </>
  );
}
