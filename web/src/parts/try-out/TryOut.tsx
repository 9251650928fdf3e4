import { Image, Stack } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';
import { ToCopy } from '../copying/ToCopy.tsx';
import { useQrCode } from '../use-qr-code.ts';

/** The way to an interview for people of its company, who answer it as candidates do: as a guest on a phone, or in a private window. */
export function TryOut({ jobcodeId }: { jobcodeId: string }) {
  const t = useTexts('interviews');
  const link = `${window.location.origin}/video-interview/${jobcodeId}`;
  const image = useQrCode(link);
  return (
    <Stack gap={16}>
      {/* it keeps its place while it is drawn */}
      <Stack align="center" h={220}>
        {image && <Image src={image} alt={t('tryOut.qr')} w={220} h={220} radius="md" />}
      </Stack>
      <ToCopy label={t('tryOut.link')} value={link} />
    </Stack>
  );
}
