import sharp from 'sharp';

/** A photograph of a printed sheet that lies turned on a dark table, lit from one side, as a telephone takes it. */
export async function photographed(title: string, turned: number): Promise<Buffer> {
  const lines = Array.from(
    { length: 14 },
    (_, at) => `<rect x="90" y="${260 + at * 44}" width="${420 - (at % 3) * 60}" height="10" fill="#444"/>`,
  );
  const sheet = `<g transform="translate(750 1000) rotate(${turned}) translate(-300 -424)">
    <rect width="600" height="848" fill="#f4f1ea"/><text x="90" y="150" font-family="sans-serif" font-size="52" fill="#222">${title}</text>
    ${lines.join('')}</g>`;
  const light =
    '<linearGradient id="l"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.35"/></linearGradient>';
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="2000"><defs>${light}</defs>
    <rect width="1500" height="2000" fill="#5b4030"/>${sheet}<rect width="1500" height="2000" fill="url(#l)"/></svg>`;
  return sharp(Buffer.from(picture)).jpeg({ quality: 88 }).toBuffer();
}
