import { useCallback, useEffect, useState } from 'react';
import { closeDevices, type DeviceChoice, type DeviceFault, deviceFault, listDevices, openDevices } from './media-wanted.ts';

interface Device {
  value: string;
  label: string;
}

interface Opened {
  stream: MediaStream | null;
  fault: DeviceFault | null;
  lost: boolean;
  devices: { cameras: Device[]; microphones: Device[] };
}

const nothing: Opened = { stream: null, fault: null, lost: false, devices: { cameras: [], microphones: [] } };

/** Camera and microphone for as long as a screen needs them; `lost` is true when one of them went away. */
export function useDevices(kind: 'video' | 'audio' | null, { camera, microphone }: DeviceChoice = {}) {
  const [opened, setOpened] = useState(nothing);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the devices anew
  useEffect(() => {
    if (!kind) return;
    let left = false;
    let stream: MediaStream | undefined;
    const open = async () => {
      try {
        stream = await openDevices(kind, { ...(camera ? { camera } : {}), ...(microphone ? { microphone } : {}) });
      } catch (error) {
        if (!left) setOpened({ ...nothing, fault: deviceFault(error) });
        return;
      }
      if (left) return closeDevices(stream);
      for (const track of stream.getTracks()) track.addEventListener('ended', () => !left && setOpened((now) => ({ ...now, lost: true })));
      const devices = await listDevices();
      if (!left) setOpened({ stream, fault: null, lost: false, devices });
    };
    void open();
    return () => {
      left = true;
      closeDevices(stream);
      setOpened(nothing);
    };
  }, [kind, camera, microphone, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...opened, again };
}
