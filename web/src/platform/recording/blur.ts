import { useEffect, useState } from 'react';
import { stored } from '../stored.ts';

/** What browsers say of a camera whose background they can blur; not in the types of the DOM yet. */
type WithBlur<T> = T & { backgroundBlur?: boolean[] | boolean };

const key = 'blurBackground';
const cameraOf = (stream: MediaStream | null) => stream?.getVideoTracks()[0];

/** The device itself blurs the background of this camera and lets us turn that on and off. */
function canBlur(stream: MediaStream | null): boolean {
  const offered = (cameraOf(stream)?.getCapabilities?.() as WithBlur<MediaTrackCapabilities> | undefined)?.backgroundBlur;
  return Array.isArray(offered) && offered.includes(true) && offered.includes(false);
}

const blurs = (stream: MediaStream | null) =>
  (cameraOf(stream)?.getSettings?.() as WithBlur<MediaTrackSettings> | undefined)?.backgroundBlur === true;

function chosen(): boolean | undefined {
  const before = stored.get(key);
  return before === null ? undefined : before === 'true';
}

async function blur(stream: MediaStream | null, on: boolean) {
  const camera = cameraOf(stream);
  const wanted: WithBlur<MediaTrackConstraints> = { ...camera?.getConstraints(), backgroundBlur: on };
  await camera?.applyConstraints(wanted);
}

/** The background blurred by the device, off until somebody turns it on; remembered on this device. */
export function useBlur(stream: MediaStream | null) {
  const offered = canBlur(stream);
  const [wanted, setWanted] = useState(() => chosen());
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // whoever chose nothing keeps what their device does by itself
    if (!offered || !stream || wanted === undefined) return;
    setFailed(false);
    blur(stream, wanted).catch(() => setFailed(true));
  }, [stream, offered, wanted]);
  const turn = (on: boolean) => {
    stored.set(key, String(on));
    setWanted(on);
  };
  return { offered, on: (wanted ?? blurs(stream)) && !failed, turn };
}
