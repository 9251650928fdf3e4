import { Button, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { keepWay } from '../../../parts/single-sign-on/ways-out.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** The way over the provider of a company, where the domain of the typed address is one's. Whether there is an account, nobody says. */
export function CompanySignIn({ email: typed, next }: { email: string; next: string | undefined }) {
  const t = useTexts('accounts');
  const [rested] = useDebouncedValue(typed, 400);
  const { data: body } = signingOn.offer.body.safeParse({ email: rested });
  // the company alone is asked for, so that whoever types on within a domain asks once
  const email = body?.email ?? '';
  const offer = useAsk(signingOn.offer, { email: `x@${email.split('@')[1]}` }, { enabled: email !== '', once: true, staleTime: 60_000 });
  const begin = useAct(signingOn.begin, {
    changes: false,
    onDone: ({ url, ticket }) => {
      keepWay(url, { purpose: 'sign-in', ticket, next });
      window.location.assign(url);
    },
  });
  const company = email === '' ? null : offer.data?.company;
  if (!company) return null;
  return (
    <Stack gap={4}>
      <Button
        variant="default"
        fullWidth
        h="auto"
        mih={44}
        py={8}
        styles={{ label: { whiteSpace: 'normal' } }}
        loading={begin.isPending}
        onClick={() => begin.mutate({ email })}
      >
        {t('signIn.company', { company: company.name })}
      </Button>
      {company.required && (
        <Text size="sm" c="dimmed">
          {t('signIn.companyRequired', { company: company.name })}
        </Text>
      )}
    </Stack>
  );
}
