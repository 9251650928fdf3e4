import { PasswordInput } from '@mantine/core';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { NamedDialog } from '../../parts/closing/NamedDialog.tsx';
import type { TouchedCounts } from '../../parts/closing/Touched.tsx';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

export interface Closable {
  kind: 'account' | 'company';
  id: string;
  name: string;
}

interface Props {
  of: Closable;
  forGood: boolean;
  /** Names and numbers of what it touches. */
  touched: TouchedCounts;
  onClose: () => void;
}

const calls = {
  account: { close: closing.deactivateAccount, forGood: closing.deleteAccount },
  company: { close: closing.deactivateCompany, forGood: closing.deleteCompany },
} as const;

/** Asks once more before somebody or a company is closed or deleted: what it touches, the name, and the password for what is deleted. */
export function CloseDialog({ of: { kind, id, name }, forGood, touched, onClose }: Props) {
  const t = useTexts('admin');
  const form = useFormOf(closing.deactivateAccount.body.pick({ name: true }), { name: '', password: '' });
  const given = kind === 'account' ? { accountId: id } : { companyId: id };
  const options = { form, marks: { 'wrong-password': 'password', 'name-differs': 'name' } } as const;
  const close = useActByPassword(calls[kind].close, {
    ...options,
    onDone: () => {
      notices.done(t('closing.closed'));
      onClose();
    },
  });
  const remove = useAct(calls[kind].forGood, {
    ...options,
    onDone: ({ eraseAt }) => {
      notices.done(t('common:closing.deleted', { at: `${date(eraseAt)} ${time(eraseAt)}` }));
      onClose();
    },
  });
  const submit = form.onSubmit(({ name: typed, password }) => {
    if (!forGood) return close.mutate({ ...given, name: typed } as never);
    if (password === '') return form.setFieldError('password', t('common:validation.required'));
    remove.mutate({ ...given, name: typed, password } as never);
  });
  return (
    <>
      <NamedDialog
        title={t(forGood ? 'closing.titleDelete' : 'closing.titleClose', { name })}
        text={t(`closing.${kind}${forGood ? 'Delete' : 'Close'}`)}
        touched={touched}
        name={name}
        form={form}
        confirm={t(forGood ? 'closing.delete' : 'closing.close')}
        busy={close.isPending || remove.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        {forGood && (
          <PasswordInput
            autoComplete="current-password"
            label={t('closing.password')}
            visibilityToggleButtonProps={{ 'aria-label': t('closing.show') }}
            {...form.getInputProps('password')}
          />
        )}
      </NamedDialog>
      {close.dialog}
    </>
  );
}
