import { Anchor, Button, Group } from '@mantine/core';
import { IconBraces, IconFileTypePdf } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { profileMoving } from '@vitrine/contract/candidates/import-export.ts';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { call } from '../../../platform/calls/api.ts';
import { showProblem } from '../../../platform/calls/problems.ts';
import { save, useWaiting } from '../../../platform/calls/saving.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';

/** Takes the profile along: as a PDF, as a JSON Resume, or as a dossier. */
export function ExportSection({ profile }: { profile: CandidateProfile }) {
  const t = useTexts('candidates');
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const pdf = useWaiting(async () => save((await call(profileMoving.exportPdf, {})).url, `${name}.pdf`), showProblem);
  const json = useWaiting(async () => {
    const { resume } = await call(profileMoving.exportResume, {});
    const url = URL.createObjectURL(new Blob([`${JSON.stringify(resume, null, 2)}\n`], { type: 'application/json' }));
    save(url, `${name}.json`);
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }, showProblem);
  return (
    <Section title={t('export.title')} text={t('export.text')}>
      <Group>
        <Button variant="default" loading={pdf.waiting} leftSection={<IconFileTypePdf size={18} stroke={1.5} />} onClick={pdf.run}>
          {t('export.pdf')}
        </Button>
        <Button variant="default" loading={json.waiting} leftSection={<IconBraces size={18} stroke={1.5} />} onClick={json.run}>
          {t('export.json')}
        </Button>
        <Anchor renderRoot={(props) => <Link {...props} to="/candidate-dossier" />}>{t('export.dossier')}</Anchor>
      </Group>
    </Section>
  );
}
