import { Anchor, Badge, Button, Card, ColorInput, Group, Stack, Text } from '@mantine/core';
import { look, type OwnLook, type StyleDetails } from '@vitrine/contract/companies/branding.ts';
import { useState } from 'react';
import { CompanyLook } from '../../../parts/company/CompanyLook.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { number } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { contrast, readable, surfaceOf } from '../../../ui/contrast.ts';

const swatches = ['#248291', '#1d4e89', '#5b3a8c', '#9b2d5e', '#b3371f', '#8a5a00', '#3d6b1f', '#1d2b2e'];
const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** The two colours of a company, with how well they can be read, and what becomes of them. */
export function Colors({ own }: { own: OwnLook }) {
  const t = useTexts('companies');
  const [primary, setPrimary] = useState(own.primaryColor1 ?? '');
  const [secondary, setSecondary] = useState(own.secondaryColor1 ?? '');
  const act = useAct(look.update, { onDone: () => notices.done(t('common:saved')) });
  const valid = (value: string) => value === '' || isColor(value);
  const field = (value: string, set: (value: string) => void) => ({
    value,
    onChange: set,
    format: 'hex' as const,
    swatches,
    placeholder: t('branding.none'),
    error: valid(value) ? undefined : t('common:validation.wrong'),
    withEyeDropper: false,
  });
  const style = {
    primaryColor1: isColor(primary) ? primary : null,
    secondaryColor1: isColor(secondary) ? secondary : null,
    fontUrl: own.fontUrl,
    fontStyle: own.fontStyle,
  };
  const changed = primary !== (own.primaryColor1 ?? '') || secondary !== (own.secondaryColor1 ?? '');
  return (
    <Stack>
      <div>
        <ColorInput label={t('branding.primary')} {...field(primary, setPrimary)} />
        {isColor(primary) && <Told color={primary} />}
      </div>
      <div>
        <ColorInput label={t('branding.secondary')} {...field(secondary, setSecondary)} />
        {isColor(secondary) && <Told color={secondary} />}
      </div>
      <Sample own={own} style={style} />
      <Group justify="flex-end">
        <Button
          loading={act.isPending}
          disabled={!changed || !valid(primary) || !valid(secondary)}
          onClick={() => act.mutate({ primaryColor1: style.primaryColor1, secondaryColor1: style.secondaryColor1 })}
        >
          {t('common:save')}
        </Button>
      </Group>
    </Stack>
  );
}

/** What the colour means for people who read on it. */
function Told({ color }: { color: string }) {
  const t = useTexts('companies');
  const ratio = contrast('#ffffff', color);
  const shown = { ratio: number(ratio, { maximumFractionDigits: 1 }) };
  const text =
    ratio >= readable
      ? t('branding.contrastGood', shown)
      : surfaceOf(color).background === color
        ? t('branding.contrastDark', shown)
        : t('branding.contrastFixed', shown);
  return (
    <Text size="sm" c="dimmed" mt={4} role="status">
      {text}
    </Text>
  );
}

function Sample({ own, style }: { own: OwnLook; style: StyleDetails }) {
  const t = useTexts('companies');
  return (
    <Card component="section" aria-label={t('branding.preview')} padding={0} data-testid="look-sample">
      <CompanyLook look={{ companyId: '', style }}>
        <Group gap={12} p={16} style={{ background: 'var(--c-primary)', color: 'var(--c-on-primary)' }}>
          {own.companyLogo && (
            <img
              src={own.companyLogo}
              alt=""
              style={{ height: 36, maxWidth: 120, objectFit: 'contain', background: '#fff', borderRadius: 8, padding: 4 }}
            />
          )}
          <Text fw={900} size="lg" style={{ fontFamily: 'inherit' }}>
            {own.companyName}
          </Text>
          <span
            style={{
              background: 'var(--c-secondary)',
              color: 'var(--c-on-secondary)',
              borderRadius: 8,
              padding: '2px 10px',
              fontWeight: 700,
            }}
          >
            {t('branding.previewTag')}
          </span>
        </Group>
        <Group gap={16} p={16}>
          <Button component="span">{t('branding.previewButton')}</Button>
          <Text style={{ fontFamily: 'inherit' }}>
            {t('branding.previewText')}{' '}
            <Anchor component="span" underline="always" inherit>
              {t('branding.previewLink')}
            </Anchor>
          </Text>
          <Badge variant="light">{t('branding.previewTag')}</Badge>
        </Group>
      </CompanyLook>
    </Card>
  );
}
