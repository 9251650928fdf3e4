import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** A drawn person: nobody real stands behind a face of the demo. */
export interface Look {
  skin: string;
  hair: string;
  shirt: string;
  wall: string;
  long: boolean;
}

const size = { width: 640, height: 360 };
export const framesPerSecond = 10;

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

/** A person who speaks, as many pictures a second as `framesPerSecond` says: JPEG behind JPEG, which cameras call MJPEG. */
export async function drawnSpeaking(look: Look, seconds: number): Promise<Buffer> {
  const moments = Array.from({ length: seconds * framesPerSecond }, (_, number) => number / framesPerSecond);
  const draw = (moment: number) =>
    sharp(Buffer.from(frame(look, moment)))
      .jpeg({ quality: 82 })
      .toBuffer();
  return Buffer.concat(await Promise.all(moments.map(draw)));
}

/** A film of the demo. They are made of `drawnSpeaking` by `npm run demo-films`, not at every first start. */
export const clip = async (name: string) =>
  new Blob([await fs.promises.readFile(path.join(import.meta.dirname, `films/${name}.mp4`))], { type: 'video/mp4' });
