/** A page that is one picture. */
export interface PicturePage {
  /** JPEG. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A4, in points. */
const a4 = { short: 595.28, long: 841.89 };

/** Puts pictures into one PDF, a page each: as wide or as high as A4, and shaped as the picture is. */
export function pdfOf(pages: readonly PicturePage[], title: string): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const places: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = Uint8Array.from(typeof part === 'string' ? encoder.encode(part) : part);
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, body: string, stream?: Uint8Array) => {
    places[number] = length;
    write(`${number} 0 obj\n${body}\n`);
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  // three objects for each page, after catalogue, list of pages and title
  const first = 4;
  write('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + at * 3} 0 R`).join(' ')}] >>`);
  object(3, `<< /Title <${hex(title)}> /Producer (Vitrine) >>`);
  for (const [at, page] of pages.entries()) {
    const number = first + at * 3;
    const scale = Math.min(a4.short / Math.min(page.width, page.height), a4.long / Math.max(page.width, page.height));
    const [width, height] = [(page.width * scale).toFixed(2), (page.height * scale).toFixed(2)];
    const drawing = encoder.encode(`q ${width} 0 0 ${height} 0 0 cm /P Do Q`);
    const resources = `<< /XObject << /P ${number + 1} 0 R >> >>`;
    const box = `/MediaBox [0 0 ${width} ${height}]`;
    object(number, `<< /Type /Page /Parent 2 0 R ${box} /Resources ${resources} /Contents ${number + 2} 0 R >>`);
    const shape = `/Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
    object(number + 1, `<< /Type /XObject /Subtype /Image ${shape} /Filter /DCTDecode /Length ${page.bytes.length} >>`, page.bytes);
    object(number + 2, `<< /Length ${drawing.length} >>`, drawing);
  }
  const table = length;
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  write(`trailer\n<< /Size ${rows.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/** A text of any script, as a PDF writes it. */
const hex = (text: string) =>
  `FEFF${Array.from(text, (letter) =>
    Array.from({ length: letter.length }, (_, at) => letter.charCodeAt(at).toString(16).padStart(4, '0')).join(''),
  ).join('')}`;
