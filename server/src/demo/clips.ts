import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { withStudio } from '../providers/media/index.ts';

/** A drawn person: nobody real stands behind a face of the demo. */
export interface Look {
  skin: string;
  hair: string;
  shirt: string;
  wall: string;
  long: boolean;
}

const size = { width: 640, height: 360 };
const framesPerSecond = 10;

/** One frame: the head nods a little and the mouth opens as in speech. */
function frame({ skin, hair, shirt, wall, long }: Look, at: number) {
  const nod = Math.sin(at * 1.3) * 4;
  const mouth = 4 + Math.abs(Math.sin(at * 5.1) * Math.sin(at * 1.7)) * 13;
  const blink = at % 2.4 < 0.12 ? 1 : 7;
  const locks = long ? `<path d="M236 150 q-10 120 14 150 h140 q24 -30 14 -150 z" fill="${hair}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="640" height="360" fill="${wall}"/>
<rect x="40" y="36" width="120" height="150" rx="6" fill="#ffffff" opacity="0.35"/>
<rect x="500" y="60" width="96" height="200" rx="6" fill="#000000" opacity="0.07"/>
<g transform="translate(0 ${nod})">${locks}
<rect x="292" y="225" width="56" height="60" fill="${skin}"/>
<ellipse cx="320" cy="178" rx="76" ry="92" fill="${skin}"/>
<path d="M240 170 q0 -100 80 -100 q80 0 80 100 q-20 -52 -80 -52 q-60 0 -80 52 z" fill="${hair}"/>
<ellipse cx="292" cy="176" rx="7" ry="${blink}" fill="#1d2b2e"/><ellipse cx="348" cy="176" rx="7" ry="${blink}" fill="#1d2b2e"/>
<ellipse cx="320" cy="226" rx="20" ry="${mouth}" fill="#7a2f35"/></g>
<path d="M180 360 q20 -92 140 -92 q120 0 140 92 z" fill="${shirt}"/></svg>`;
}

/** The person alone, square, at a moment with a closed mouth. */
export const portrait = (look: Look) =>
  frame(look, Math.PI / 1.7).replace(
    /^<svg [^>]*>/,
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="150 20 340 340">',
  );

/** Makes a short film of a drawn person who speaks, with a hum for a voice; returns its bytes, MP4. The folder is for what is needed on the way. */
export async function makeClip(folder: string, name: string, look: Look, seconds: number, pitch: number) {
  const at = (what: string) => path.join(folder, `${name}.${what}`);
  const moments = Array.from({ length: seconds * framesPerSecond }, (_, number) => number / framesPerSecond);
  const draw = (moment: number) =>
    sharp(Buffer.from(frame(look, moment)))
      .jpeg({ quality: 82 })
      .toBuffer();
  const drawn = await Promise.all(moments.map(draw));
  await fs.promises.writeFile(at('mjpeg'), Buffer.concat(drawn));
  const voice = `sine=frequency=${pitch}:sample_rate=48000:duration=${seconds},tremolo=f=4:d=0.8,volume=0.25`;
  const files = { reads: { pictures: at('mjpeg') }, writes: { draft: at('draft'), film: at('mp4') } };
  await withStudio(files, ({ film }) => film(framesPerSecond, voice));
  return fs.promises.readFile(at('mp4'));
}
