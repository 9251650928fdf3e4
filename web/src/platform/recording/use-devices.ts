import { useCallback, useEffect, useRef, useState } from 'react';
import { closeDevices, type DeviceChoice, type DeviceFault, deviceFault, listDevices, openDevices } from './media-wanted.ts';

interface Device {
  value: string;
  label: string;
}

/** Camera and microphone for as long as a screen needs them; `lost` is true when one of them went away. */
export function useDevices(kind: 'video' | 'audio' | null, choice: DeviceChoice = {}) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const [lost, setLost] = useState(false);
  const [devices, setDevices] = useState<{ cameras: Device[]; microphones: Device[] }>({ cameras: [], microphones: [] });
  const [attempt, setAttempt] = useState(0);
  const open = useRef<MediaStream | null>(null);
  const { camera, microphone } = choice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the devices anew
  useEffect(() => {
    if (!kind) return;
    let left = false;
    setFault(null);
    setLost(false);
    openDevices(kind, { ...(camera ? { camera } : {}), ...(microphone ? { microphone } : {}) }).then(
      async (got) => {
        if (left) return closeDevices(got);
        open.current = got;
        for (const track of got.getTracks()) track.addEventListener('ended', () => setLost(true));
        setStream(got);
        setDevices(await listDevices());
      },
      (error: unknown) => {
        if (!left) setFault(deviceFault(error));
      },
    );
    return () => {
      left = true;
      closeDevices(open.current);
      open.current = null;
      setStream(null);
    };
  }, [kind, camera, microphone, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { stream, fault, lost, devices, again };
}
