import { Alert, Anchor, List } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What is wrong by field, as the form knows it. */
  errors: Record<string, ReactNode>;
  /** The field's label and the id of its input. */
  fields: Record<string, { label: string; id: string }>;
  /** What stands behind the name of a field: languages set the colon differently. */
  said: (message: string) => string;
}

/** Everything that is wrong, on top of the form, each a link to its field. */
export function FormErrors({ title, errors, fields, said }: Props) {
  const wrong = Object.entries(errors).filter(([, message]) => Boolean(message));
  if (wrong.length === 0) return null;
  return (
    <Alert role="alert" color="red" icon={<IconAlertCircle stroke={1.5} />} title={title}>
      <List size="sm" spacing={8}>
        {wrong.map(([field, message]) => {
          const known = fields[field.split('.')[0] ?? field];
          return (
            <List.Item key={field}>
              {known ? (
                <Anchor
                  href={`#${known.id}`}
                  size="sm"
                  c="inherit"
                  underline="always"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(known.id)?.focus();
                  }}
                >
                  {known.label}
                </Anchor>
              ) : (
                field
              )}
              {typeof message === 'string' ? said(message) : message}
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
}
