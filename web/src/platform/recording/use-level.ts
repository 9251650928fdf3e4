import { useEffect, useState } from 'react';

const quiet = 0.01;
/** Silence of this many milliseconds is worth a word. */
const silence = 4000;

/** How loud the microphone is, 0 to 1, a few times a second, and whether it has been silent for a while. */
export function useLevel(stream: MediaStream | null) {
  const [level, setLevel] = useState(0);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const track = stream?.getAudioTracks()[0];
    if (!stream || !track || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    const source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let heard = performance.now();
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
      if (power > quiet) heard = performance.now();
      setLevel(Math.min(1, power * 6));
      setSilent(performance.now() - heard > silence || track.muted);
    }, 120);
    return () => {
      clearInterval(timer);
      source.disconnect();
      void context.close();
    };
  }, [stream]);
  return { level, silent };
}
