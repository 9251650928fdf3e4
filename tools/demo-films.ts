/** The films of the demo, into server/src/demo/films: made anew when somebody in the story is drawn differently. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drawnSpeaking, framesPerSecond, type Look } from '../server/src/demo/clips.ts';
import { bela } from '../server/src/demo/company.ts';
import { applicants, clipOf } from '../server/src/demo/story.ts';
import { encoderWith, Faults, openAs, openMp4 } from '../server/src/providers/media/av.ts';
import { remuxFile } from '../server/src/providers/media/container.ts';
import { generated, openTracks, writeTracks } from '../server/test/film.ts';

const films = path.join(import.meta.dirname, '../server/src/demo/films');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-films-'));

interface Told {
  name: string;
  look: Look;
  seconds: number;
  /** Of the hum that stands for a voice, in hertz. */
  pitch: number;
}

async function make({ name, look, seconds, pitch }: Told) {
  const at = (what: string) => path.join(folder, `${name}.${what}`);
  fs.writeFileSync(at('mjpeg'), await drawnSpeaking(look, seconds));
  const [pictures, draft, film] = [fs.openSync(at('mjpeg'), 'r'), fs.openSync(at('draft'), 'w+'), fs.openSync(at('mp4'), 'w+')];
  const faults = new Faults();
  const output = openMp4(draft, faults);
  const drawn = {
    input: openAs(pictures, 'mjpeg', faults),
    filter: `setpts=N/${framesPerSecond}/TB,format=yuv420p`,
    encoder: encoderWith('libx264', { preset: 'veryslow', crf: '27' }),
  };
  const hummed = {
    input: generated(`sine=frequency=${pitch}:sample_rate=48000:duration=${seconds},tremolo=f=4:d=0.8,volume=0.25`),
    filter: 'aformat=sample_fmts=fltp',
    encoder: encoderWith('aac', {}, 32_000),
  };
  writeTracks(output, openTracks(output, [drawn, hummed]));
  if (faults.first) throw faults.first;
  await remuxFile(draft, film, 'mp4');
  fs.copyFileSync(at('mp4'), path.join(films, `${name}.mp4`));
  process.stdout.write(`${name}.mp4 ${fs.statSync(at('mp4')).size} bytes\n`);
}

fs.mkdirSync(films, { recursive: true });
const [first] = applicants;
if (!first) throw new Error('The story has no applicants');
for (const one of applicants) await make({ name: clipOf(one), look: one.look, seconds: 4, pitch: one.pitch });
await make({ name: 'profile', look: first.look, seconds: 5, pitch: first.pitch });
await make({ name: 'inside', look: bela, seconds: 6, pitch: 128 });
fs.rmSync(folder, { recursive: true });
