import { Stack } from '@mantine/core';
import { company } from '@vitrine/contract/accounts/company.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { defaultLogo } from '../../../parts/company/CompanyLogo.tsx';
import { PictureField } from '../../../parts/PictureField.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';
import type { Company } from './own.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

/** What the company is called, looks like and does. */
export function CompanyPage() {
  return (
    <SettingsFrame>
      <QueryBoundary of={useAsk(team.info, {})}>
        {({ corporateInfo, role }) => (
          <Stack gap={24}>
            <LogoSection company={corporateInfo} mayChange={role === 'owner'} />
            <CompanyDetails company={corporateInfo} mayChange={role === 'owner'} />
          </Stack>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
}

function LogoSection({ company: { companyName, companyLogo }, mayChange }: { company: Company; mayChange: boolean }) {
  const t = useTexts('accounts');
  const upload = useUpload(company.updateLogo);
  const remove = useAct(company.deleteLogo, { onDone: () => notices.done(t('logo.removed')) });
  const frame = { width: 144, height: 96, borderRadius: 8, border: '1px solid var(--v-line)', background: '#fff' } as const;
  const shown = (
    <img
      src={companyLogo ?? defaultLogo}
      alt={companyLogo ? t('logo.alt', { company: companyName }) : t('logo.none')}
      style={{ ...frame, objectFit: 'contain' }}
    />
  );
  if (!mayChange) return <Section title={t('logo.title')}>{shown}</Section>;
  return (
    <Section title={t('logo.title')} text={t('logo.text')}>
      <PictureField
        shown={shown}
        choose={t('logo.choose')}
        aspect={3 / 2}
        percent={upload.percent}
        onPicture={(file) => upload.start({ file })}
        onCancel={upload.cancel}
        onRemove={companyLogo ? () => remove.mutate({}) : undefined}
      />
    </Section>
  );
}
