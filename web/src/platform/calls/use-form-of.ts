import { type UseFormReturnType, useForm } from '@mantine/form';
import type { RefusalCode } from '@vitrine/contract/refusals.ts';
import { invisibleMessage } from '@vitrine/contract/vocabulary.ts';
import i18next from 'i18next';
import type * as z from 'zod';
import { refusalText } from './problems.ts';
import type { TakesErrors } from './use-act.ts';

type Values = Record<string, unknown>;
type Issue = z.core.$ZodIssue;

/** The text of a schema's complaint, in the language of the interface. */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return Number(issue.minimum) <= 1
        ? i18next.t('validation.required')
        : i18next.t('validation.tooShort', { min: Number(issue.minimum) });
    case 'too_big':
      return i18next.t(issue.origin === 'array' ? 'validation.tooMany' : 'validation.tooLong', { max: Number(issue.maximum) });
    case 'invalid_format':
      return issue.format === 'email'
        ? i18next.t('validation.email')
        : issue.format === 'url'
          ? i18next.t('validation.url')
          : i18next.t('validation.wrong');
    case 'invalid_type':
      return i18next.t('validation.required');
    case 'invalid_value':
      return issue.values.length === 1 && issue.values[0] === true ? i18next.t('validation.accept') : i18next.t('validation.choose');
    case 'invalid_union': {
      const inner = issue.errors.flat().find((one) => one.code === 'invalid_format');
      return inner ? issueText(inner) : i18next.t('validation.wrong');
    }
    default:
      return issue.message === invisibleMessage ? i18next.t('validation.invisible') : i18next.t('validation.wrong');
  }
}

/** The complaints of a schema about these values, by path. An empty text of an address is simply missing. */
export function issuesOf(schema: z.ZodType, values: Values): Record<string, string> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.');
    const empty = issue.path.length === 1 && values[path] === '';
    errors[path] ??= empty ? i18next.t('validation.required') : issueText(issue as Issue);
  }
  return errors;
}

/** The server complains about a field by the code of a refusal, or in the words of the schema. */
const serverText = (message: string) =>
  message === invisibleMessage
    ? i18next.t('validation.invisible')
    : i18next.exists(`refusals.${message}`)
      ? refusalText(message as RefusalCode)
      : i18next.t('validation.wrong');

export type FormOf<V extends Values> = UseFormReturnType<V> & TakesErrors;

/** A form over a schema of the contract: the same rules here and on the server, complaints translated. */
export function useFormOf<V extends Values>(schema: z.ZodType, initialValues: V): FormOf<V> {
  const form = useForm<V>({
    initialValues,
    validateInputOnBlur: true,
    validate: (values) => issuesOf(schema, values),
  });
  const takeErrors: TakesErrors['takeErrors'] = (errors) => {
    const known = errors.filter(({ field }) => (field.split('.')[0] ?? '') in initialValues);
    for (const { field, message } of known) {
      form.setFieldError(field, serverText(message));
    }
    return known.length === errors.length;
  };
  return Object.assign(form, { takeErrors });
}
