import { Group, Select } from '@mantine/core';
import type { DeviceChoice } from '../../platform/recording/media-wanted.ts';
import type { useDevices } from '../../platform/recording/use-devices.ts';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  devices: ReturnType<typeof useDevices>;
  choice: DeviceChoice;
  onChoice: (choice: DeviceChoice) => void;
  disabled: boolean;
  kind?: 'video' | 'audio';
}

/** Which camera and which microphone, of those there are. */
export function DeviceFields({ devices: { stream, devices }, choice, onChoice, disabled, kind = 'video' }: Props) {
  const t = useTexts('interviews');
  const used = (kind: 'video' | 'audio') =>
    stream
      ?.getTracks()
      .find((one) => one.kind === kind)
      ?.getSettings().deviceId ?? null;
  return (
    <Group grow align="flex-end">
      {kind === 'video' && (
        <Select
          label={t('check.camera')}
          data={devices.cameras}
          value={choice.camera ?? used('video')}
          disabled={disabled}
          onChange={(camera) => onChoice({ ...choice, ...(camera ? { camera } : {}) })}
        />
      )}
      <Select
        label={t('check.microphone')}
        data={devices.microphones}
        value={choice.microphone ?? used('audio')}
        disabled={disabled}
        onChange={(microphone) => onChoice({ ...choice, ...(microphone ? { microphone } : {}) })}
      />
    </Group>
  );
}
